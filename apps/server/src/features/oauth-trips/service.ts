import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';

const LASTING_MS = 600_000;
const BYTES = 32;

type Kind = 'oauth' | 'google-oauth';

const kept = z.object({
  /** A hash of the browser's secret. */
  browser: z.string(),
  codeVerifier: z.string(),
});

/** 256 random bits. */
export const newSecret = () => randomBytes(BYTES).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const identifierOf = (kind: Kind, state: string) => `${kind}:${hashOf(state)}`;

/**
 * Stores the purpose of a redirect to a provider for ten minutes.
 * @param browser a secret that the browser returns by other means than the URL
 * @returns `state`, of which only a hash is stored, and `codeVerifier` for PKCE
 */
export async function beginTrip(
  { orm }: Pick<Deps, 'orm'>,
  kind: Kind,
  browser: string,
  errand: object,
): Promise<{ state: string; codeVerifier: string }> {
  const [state, codeVerifier] = [newSecret(), newSecret()];
  const now = new Date();
  await queries.deleteExpired(orm, now);
  await queries.insertTrip(orm, {
    identifier: identifierOf(kind, state),
    value: JSON.stringify({ ...errand, browser: hashOf(browser), codeVerifier }),
    expiresAt: new Date(now.getTime() + LASTING_MS),
  });
  return { state, codeVerifier };
}

/**
 * The purpose of a redirect, which can be read once.
 * @returns undefined if the state is expired, used or unknown, the browser is another one, or the data does not match
 * the schema
 */
export async function endTrip<T extends object>(
  { orm }: Pick<Deps, 'orm'>,
  kind: Kind,
  { state, browser }: { readonly state: string; readonly browser: string },
  errand: z.ZodType<T>,
): Promise<(T & z.infer<typeof kept>) | undefined> {
  const value = await queries.takeTrip(orm, identifierOf(kind, state), new Date());
  const { data } = errand.and(kept).safeParse(value && JSON.parse(value));
  return data?.browser === hashOf(browser) ? data : undefined;
}
