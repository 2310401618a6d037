import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import { mailAttempt, signUpAttempt } from '../../plugins/rate-limits.ts';
import type { KnownAccount, Login, NewSession } from '../../ports/identity/port.ts';
import type { ProvidedPerson } from '../../ports/sign-in-providers/port.ts';
import { awaitConfirmation, confirmAccount, resendConfirmation } from '../confirmation/service.ts';
import { mailsOf, withMails } from '../mails/service.ts';
import { checkInviteCode, joinInvited, refuseWhereClosed } from '../sign-ups/service.ts';
import { lockPerson } from '../teams/service.ts';
import { ProviderRefusal } from './refusal.ts';

type Orm = Deps['orm'];

/** Somebody whom a provider has told about, with an address. */
export interface Comer extends Omit<ProvidedPerson, 'subject' | 'email'> {
  readonly login: Login;
  readonly email: string;
  readonly inviteCode: string | undefined;
  readonly ip: string;
}

export interface Arrival {
  /** Undefined: the address must be confirmed first, and its owner has been told by mail. */
  readonly session: NewSession | undefined;
  readonly isNew: boolean;
}

/**
 * Lets somebody in who comes from a provider: into the account that the login opens; else into that of the address, where
 * both sides know that it is theirs (server-rules.md, "Identity and session"); else into a new one, where such may be made.
 * @throws ProviderRefusal, HttpError
 */
export async function arrive(deps: Deps, comer: Comer): Promise<Arrival> {
  const owner = await findOwner(deps, deps.orm, comer);
  if (owner && owner !== 'somebody else') return enter(deps, comer);
  const isToldByMail = deps.env.emailConfirmation && !comer.isVerified;
  if (owner && !isToldByMail) throw new ProviderRefusal('sign_in_first');
  // Whoever asks about the address of somebody else hears what they would hear of any other.
  await checkSignUp(deps, comer);
  if (owner) return tellOwner(deps, comer);
  // Where somebody has made it meanwhile, it is there now.
  return (await makeAccount(deps, comer)) ?? arrive(deps, comer);
}

/** The account that somebody may enter, if any. */
async function findOwner(
  { identity }: Pick<Deps, 'identity'>,
  tx: Orm,
  { login, email, isVerified }: Comer,
): Promise<KnownAccount | 'somebody else' | undefined> {
  const known = await identity.findByLogin(tx, login);
  if (known) return known;
  const owner = await identity.find(email, tx);
  return owner && !(isVerified && owner.isConfirmed) ? 'somebody else' : owner;
}

async function enter(deps: Deps, comer: Comer): Promise<Arrival> {
  const { identity, orm, env } = deps;
  const session = await orm.transaction(async (tx) => {
    const owner = await findOwner(deps, tx, comer);
    if (!owner || owner === 'somebody else') throw new ProviderRefusal('failed');
    await lockPerson(tx, owner.id);
    const added = await identity.addLogin(tx, owner.id, comer.login);
    if (added === 'connected-elsewhere') throw new ProviderRefusal('connected_elsewhere');
    if (added === 'other-connected') throw new ProviderRefusal('other_connected');
    const isProven = comer.isVerified && owner.email === comer.email;
    if (isProven && !owner.isConfirmed) await confirmAccount(deps, tx, owner.id);
    const counts = owner.isConfirmed || isProven || !env.emailConfirmation;
    return counts ? identity.startSession(tx, owner) : owner;
  });
  if ('token' in session) return { session, isNew: false };
  await quietly(() => resendConfirmation(deps, comer.ip, session.email));
  return { session: undefined, isNew: false };
}

/** Where the owner of an address is told by mail, nobody else learns that there is an account (decision 5). */
async function tellOwner(deps: Deps, { email, ip }: Comer): Promise<Arrival> {
  await quietly(async () => {
    await deps.limits.count(mailAttempt(ip, email));
    await withMails(deps, (_tx, send) => send({ kind: 'address-taken', email }));
  });
  return { session: undefined, isNew: false };
}

/** A refusal would say that there is an account, and its owner has been told often enough. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}

/** Before the transaction: the counters are on another connection. */
async function checkSignUp(deps: Deps, { ip, email, inviteCode }: Comer): Promise<void> {
  refuseWhereClosed(deps);
  if (deps.env.signups === 'invite' && !inviteCode) throw new ProviderRefusal('invite_needed');
  await deps.limits.count(signUpAttempt(ip, email));
  await checkInviteCode(deps, ip, inviteCode);
}

/** Undefined where there is an account with the address by now. */
async function makeAccount(deps: Deps, comer: Comer): Promise<Arrival | undefined> {
  const { identity, orm, env } = deps;
  const { email, name, login, isVerified, inviteCode } = comer;
  const mustWait = env.emailConfirmation && !isVerified;
  const mails = mailsOf(deps);
  if (mustWait) await mails.prepare();
  const session = await orm.transaction(async (tx) => {
    const account = await identity.makeAccount(tx, { email, name, isConfirmed: isVerified, login });
    if (!account) return undefined;
    if (mustWait) {
      await awaitConfirmation(deps, tx, account, inviteCode);
      return 'waiting';
    }
    await joinInvited(tx, account.id, inviteCode);
    return identity.startSession(tx, account);
  });
  if (session !== 'waiting') return session && { session, isNew: true };
  mails.wake();
  return { session: undefined, isNew: true };
}
