import type { Deps } from '../../deps.ts';
import type { Queue, Task } from '../../ports/jobs/port.ts';
import { findConnection, open } from './connection.ts';
import type { FollowDeps } from './follow.ts';
import { GOOGLE_EVENT_QUEUE, tellGoogle, tellOfEvent } from './follow.ts';
import * as queries from './queries.ts';

type GoogleDeps = Pick<Deps, 'orm' | 'env' | 'ownGoogle'>;

/** What can be done with Google here, and with somebody's own. */
export async function checkIntegrations(deps: GoogleDeps, userId: string) {
  const { serviceAccount } = deps.env.google;
  return {
    serviceAccountConfigured: Boolean(serviceAccount?.folderId || serviceAccount?.calendarId),
    oauthClientConfigured: deps.ownGoogle !== undefined,
    userHasGoogleProvider: (await connectedEmail(deps, userId)) !== undefined,
  };
}

/** The Google account that somebody has connected, as long as it can be used. */
export async function connectedEmail(
  deps: GoogleDeps,
  userId: string,
): Promise<string | undefined> {
  return deps.ownGoogle && (await findConnection(deps, userId))?.email;
}

/** Forgets somebody's Google account and tells Google, if it listens: what is forgotten opens nothing for us either way. */
export async function disconnect(deps: GoogleDeps, userId: string): Promise<void> {
  await revoke(deps, await queries.takeConnection(deps.orm, userId));
}

/** For an account that is about to go: the answer tells Google, once it is gone, and nobody waits for that. */
export async function revocationOf(deps: GoogleDeps, userId: string): Promise<() => void> {
  const row = await queries.findConnection(deps.orm, userId);
  return () => void revoke(deps, row);
}

async function revoke(deps: GoogleDeps, row: queries.ConnectionRow | undefined): Promise<void> {
  const connection = row && open(deps, row);
  if (!connection) return;
  const { refreshToken, accessToken } = connection;
  await deps.ownGoogle?.revoke(refreshToken ?? accessToken).catch(() => {});
}

/** Catches up with what a stop or a crash kept from being told, and with what changed otherwise than by a write to a shoot. */
export const googleEventsTask = (deps: FollowDeps): Task => ({
  name: 'google-events',
  cron: '* * * * *',
  run: () => tellGoogle(deps),
});

/** Tells Google how shoots stand now, tried again until it has heard. */
export const googleEventQueue = (deps: FollowDeps): Queue => ({
  name: GOOGLE_EVENT_QUEUE,
  run: (data) => tellOfEvent(deps, data),
});
