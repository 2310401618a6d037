import type { Deps } from '../../deps.ts';
import type { Queue, Task } from '../../jobs/jobs.ts';
import { type EventDeps, GOOGLE_EVENT_QUEUE, updateEvents } from '../google-events/service.ts';
import { findConnection, open } from './connection.ts';
import { updateEvent } from './follow.ts';
import * as queries from './queries.ts';

type GoogleDeps = Pick<Deps, 'orm' | 'env' | 'ownGoogle'>;

export async function checkIntegrations(deps: GoogleDeps, userId: string) {
  const { serviceAccount } = deps.env.google;
  return {
    serviceAccountConfigured: Boolean(serviceAccount?.folderId || serviceAccount?.calendarId),
    oauthClientConfigured: deps.ownGoogle !== undefined,
    userHasGoogleProvider: (await connectedEmail(deps, userId)) !== undefined,
  };
}

/** The address of the person's connected Google account, while the connection works. */
export async function connectedEmail(
  deps: GoogleDeps,
  userId: string,
): Promise<string | undefined> {
  return deps.ownGoogle && (await findConnection(deps, userId))?.email;
}

/** Ignores a failed revocation, because the tokens are deleted anyway. */
export async function disconnect(deps: GoogleDeps, userId: string): Promise<void> {
  await revoke(deps, await queries.takeConnection(deps.orm, userId));
}

/** Call it before the deletion of an account, and its result afterwards. The result does not wait for Google. */
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

/** Updates events after a crash, and after changes other than writes to a shoot. */
export const googleEventsTask = (deps: EventDeps): Task => ({
  name: 'google-events',
  cron: '* * * * *',
  run: () => updateEvents(deps),
});

export const googleEventQueue = (deps: EventDeps): Queue => ({
  name: GOOGLE_EVENT_QUEUE,
  run: (data) => updateEvent(deps, data),
});
