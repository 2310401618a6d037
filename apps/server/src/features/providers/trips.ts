import { createHash, randomBytes } from 'node:crypto';
import { providers } from '@lensemble/contract/boot';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';

const LASTING_MS = 600_000;
const BYTES = 32;

/** What is kept while a browser is at a provider. */
const trip = z.object({
  provider: providers,
  codeVerifier: z.string(),
  /** A hash of the secret that the browser holds. */
  browser: z.string(),
  redirect: z.string().optional(),
  inviteCode: z.string().optional(),
  /** Whose account the provider is to be connected to. */
  userId: z.string().optional(),
});
export type KeptTrip = z.infer<typeof trip>;

export const newSecret = () => randomBytes(BYTES).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Keeps a trip for ten minutes. @returns the state that opens it again: it is kept nowhere */
export async function beginTrip(
  { orm }: Pick<Deps, 'orm'>,
  { browser, ...kept }: KeptTrip,
): Promise<string> {
  const state = newSecret();
  const now = new Date();
  await queries.deleteExpired(orm, now);
  await queries.insertTrip(orm, {
    hash: hashOf(state),
    value: JSON.stringify({ ...kept, browser: hashOf(browser) }),
    expiresAt: new Date(now.getTime() + LASTING_MS),
  });
  return state;
}

/**
 * The trip of a state, once. Undefined where it is over, was used, never was, is one to another provider, or was begun in
 * another browser.
 */
export async function endTrip(
  { orm }: Pick<Deps, 'orm'>,
  { state, provider, browser }: { state?: string; provider: string; browser?: string },
): Promise<KeptTrip | undefined> {
  if (!state || !browser) return undefined;
  const value = await queries.takeTrip(orm, hashOf(state), new Date());
  const kept = value === undefined ? undefined : trip.parse(JSON.parse(value));
  const isIt = kept?.provider === provider && kept.browser === hashOf(browser);
  return isIt ? kept : undefined;
}
