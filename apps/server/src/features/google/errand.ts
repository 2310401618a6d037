import { createHash, randomBytes } from 'node:crypto';
import { id } from '@lensemble/contract/fields';
import { googleActions } from '@lensemble/contract/google';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import * as queries from './queries.ts';

const LASTING_MS = 10 * 60_000;
const BYTES = 32;

/** What a popup was opened for, until it comes back from Google. */
const errand = z.object({
  userId: id,
  /** Of the session: whoever comes back must be who went, in the same browser. */
  sessionHash: z.string(),
  teamId: id,
  shootId: id,
  action: z.enum(googleActions),
  verifier: z.string(),
});
export type Errand = z.infer<typeof errand>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const newSecret = () => randomBytes(BYTES).toString('base64url');

/** Notes what a popup is for, for ten minutes. @returns what it takes along to Google */
export async function beginErrand(
  { orm }: Pick<Deps, 'orm'>,
  session: string,
  what: Omit<Errand, 'sessionHash' | 'verifier'>,
): Promise<{ state: string; challenge: string }> {
  const [state, verifier] = [newSecret(), newSecret()];
  const expiresAt = new Date(Date.now() + LASTING_MS);
  const kept: Errand = { ...what, sessionHash: sha256(session), verifier };
  await queries.keepErrand(orm, sha256(state), kept, expiresAt);
  return { state, challenge: sha256(verifier) };
}

/** What a popup that comes back was for, once. Undefined where it is over, was used, or is another session's. */
export async function endErrand(
  { orm }: Pick<Deps, 'orm'>,
  session: string,
  userId: string,
  state: string,
): Promise<Errand | undefined> {
  const { data } = errand.safeParse(await queries.takeErrand(orm, sha256(state)));
  return data?.userId === userId && data.sessionHash === sha256(session) ? data : undefined;
}
