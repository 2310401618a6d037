import { isIP } from 'node:net';
import { PASSKEYS_MAX } from '@lensemble/contract/constants';
import type { BodyOf } from '@lensemble/contract/endpoint';
import {
  type addPasskey as adding,
  PASSKEY_NOT_ADDED_MESSAGE,
  PASSKEY_REFUSED_MESSAGE,
  type Passkey,
  type signInWithPasskey as signingIn,
  TOO_MANY_PASSKEYS_MESSAGE,
} from '@lensemble/contract/passkeys';
import type { SignedIn } from '../../access/session.ts';
import { findAccountById } from '../../accounts/accounts.ts';
import { makeChallenge, takeChallenge } from '../../accounts/challenges.ts';
import { provenTwice } from '../../accounts/proof.ts';
import { actAsOwner } from '../../accounts/second-factors.ts';
import { type NewSession, startSession } from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import {
  conflict,
  HttpError,
  invalid,
  notFound,
  unconfirmed,
} from '../../http/errors/http-error.ts';
import { type Attempt, defineLimit, HOUR, MINUTE } from '../../http/rate-limits.ts';
import { withMails } from '../mails/service.ts';
import { ensureProfile } from '../profile/service.ts';
import { lockPerson } from '../teams/service.ts';
import * as ceremony from './ceremony.ts';
import * as queries from './queries.ts';

/** Each start stores a row for five minutes. At a convention, everyone signs in from one address. */
const passkeyStartFromIp = defineLimit(
  'passkeyStartFromIp',
  { points: 600, seconds: HOUR },
  'network',
);
/** A passkey cannot be guessed, so that only the work of checking signatures is limited. */
const passkeyFromIp = defineLimit(
  'passkeyFromIp',
  { points: 100, seconds: 15 * MINUTE },
  'network',
);

export const startAttempt = (ip: string): Attempt => [passkeyStartFromIp.by(ip)];

/** Browsers use a passkey only at the host that it was made for, which must have a name. */
function refuseElsewhere({ env }: Pick<Deps, 'env'>, origin: string | undefined): void {
  const { rpID } = ceremony.placeOf(env);
  const here = origin && URL.parse(origin)?.hostname;
  if (isIP(rpID.replace(/^\[|\]$/g, '')) || (here && here !== rpID)) {
    throw conflict(`Passkeys only work at ${env.publicUrl}. Open that address instead.`);
  }
}

const refused = (tried?: string) =>
  new HttpError(401, 'invalid_credentials', PASSKEY_REFUSED_MESSAGE, { tried });
const notAdded = () => invalid({ clientDataJSON: PASSKEY_NOT_ADDED_MESSAGE });

const toPasskey = ({ id, name, createdAt, lastUsedAt }: queries.PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** @throws HttpError 409 */
export async function challengePasskey(
  deps: Pick<Deps, 'orm' | 'env'>,
  origin: string | undefined,
): Promise<Record<string, unknown>> {
  refuseElsewhere(deps, origin);
  const challenge = await makeChallenge(deps.orm, 'passkey', null);
  return ceremony.requestOptions(ceremony.placeOf(deps.env), challenge);
}

/** @throws HttpError 401, 429 */
export async function signIn(
  deps: Pick<Deps, 'orm' | 'env' | 'limits'>,
  ip: string,
  response: BodyOf<typeof signingIn>,
): Promise<NewSession> {
  const { orm, env } = deps;
  const takeBack = await deps.limits.count([passkeyFromIp.by(ip)]);
  const challenge = ceremony.challengeIn(response);
  if (!challenge || !(await takeChallenge(orm, 'passkey', challenge))) throw refused();
  const known = await queries.findByCredential(orm, response.id);
  const isOwner = known && response.userHandle === Buffer.from(known.userId).toString('base64url');
  if (!isOwner) throw refused(known?.userId);
  const counter = await ceremony.counterIn(ceremony.placeOf(env), challenge, known, response);
  if (counter === undefined) throw refused(known.userId);
  const { account, session } = await orm.transaction(async (tx) => {
    const owner = await findAccountById(tx, known.userId);
    if (!owner || !(await queries.noteUse(tx, known.id, counter))) throw refused(known.userId);
    if (env.emailConfirmation && !owner.isConfirmed) throw unconfirmed();
    return { account: owner, session: await startSession(tx, provenTwice(owner)) };
  });
  await takeBack();
  await ensureProfile(deps, account);
  return session;
}

export async function listPasskeys({ orm }: Pick<Deps, 'orm'>, userId: string): Promise<Passkey[]> {
  return (await queries.listPasskeys(orm, userId)).map(toPasskey);
}

/** @throws HttpError 409 */
export async function beginPasskey(
  deps: Pick<Deps, 'orm' | 'env'>,
  me: SignedIn,
  origin: string | undefined,
): Promise<Record<string, unknown>> {
  refuseElsewhere(deps, origin);
  const others = await queries.listPasskeys(deps.orm, me.userId);
  if (others.length >= PASSKEYS_MAX) throw conflict(TOO_MANY_PASSKEYS_MESSAGE);
  const challenge = await makeChallenge(deps.orm, 'new-passkey', me.userId);
  return ceremony.creationOptions(ceremony.placeOf(deps.env), challenge, me, others);
}

/** @param name what the person calls it at first @throws HttpError 409, 422 */
export async function addPasskey(
  deps: Pick<Deps, 'orm' | 'env' | 'jobs'>,
  { userId, email }: SignedIn,
  name: string,
  response: BodyOf<typeof adding>,
): Promise<Passkey> {
  const challenge = ceremony.challengeIn(response);
  const taken = challenge && (await takeChallenge(deps.orm, 'new-passkey', challenge));
  if (!taken || taken.userId !== userId) throw notAdded();
  const key = await ceremony.newKeyIn(ceremony.placeOf(deps.env), challenge, response);
  if (!key) throw notAdded();
  return withMails(deps, async (tx, send) => {
    await lockPerson(tx, userId);
    if ((await queries.countPasskeys(tx, userId)) >= PASSKEYS_MAX) {
      throw conflict(TOO_MANY_PASSKEYS_MESSAGE);
    }
    const made = await queries.insertPasskey(tx, { userId, name, ...key });
    if (!made) throw notAdded();
    await actAsOwner(tx, userId);
    await send({ kind: 'sign-in-changed', email, change: 'passkeyAdded' });
    return toPasskey(made);
  });
}

/** @throws HttpError 404 */
export async function renamePasskey(
  { orm }: Pick<Deps, 'orm'>,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey> {
  const renamed = await queries.renamePasskey(orm, userId, id, name);
  if (!renamed) throw notFound();
  return toPasskey(renamed);
}

/** @throws HttpError 404 */
export async function removePasskey(
  deps: Pick<Deps, 'orm' | 'jobs'>,
  { userId, email }: SignedIn,
  id: string,
): Promise<void> {
  await withMails(deps, async (tx, send) => {
    if (!(await queries.deletePasskey(tx, userId, id))) throw notFound();
    await actAsOwner(tx, userId);
    await send({ kind: 'sign-in-changed', email, change: 'passkeyRemoved' });
  });
}
