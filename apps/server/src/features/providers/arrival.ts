import { findAccount, type KnownAccount, type NewAccount } from '../../accounts/accounts.ts';
import {
  addLogin,
  findByLogin,
  findSubject,
  type Login,
  makeAccount,
} from '../../accounts/logins.ts';
import { provenByMakingIt, type StepNeeded } from '../../accounts/proof.ts';
import { type NewSession, startAfterOneStep, startSession } from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import type { ProvidedPerson } from '../../ports/sign-in-providers/port.ts';
import { awaitConfirmation, confirmAccount, resendConfirmation } from '../confirmation/service.ts';
import { mailAttempt, mailsOf, tellAddressTaken } from '../mails/service.ts';
import {
  checkInviteCode,
  joinInvited,
  refuseWhereClosed,
  signUpAttempt,
} from '../sign-ups/service.ts';
import { lockPerson } from '../teams/service.ts';
import { ProviderRefusal } from './refusal.ts';

type Orm = Deps['orm'];

/** A person as a provider describes them, with an address. */
export interface Comer extends Omit<ProvidedPerson, 'subject' | 'email'> {
  readonly login: Login;
  readonly email: string;
  readonly inviteCode: string | undefined;
  readonly ip: string;
  /** That of a new account. */
  readonly language: NewAccount['language'];
}

export interface Arrival {
  /**
   * What the account asks for instead, if it has two-step sign-in. Undefined if the address must be confirmed first: its
   * owner has been told by mail.
   */
  readonly session: NewSession | StepNeeded | undefined;
  readonly isNew: boolean;
}

/**
 * Signs in a person who returns from a provider: to the account of the login; otherwise to the account of the address,
 * if provider and account have both verified it; otherwise to a new account, if sign-ups allow one
 * (docs/decisions/0010-signing-in-through-others.md).
 * @throws ProviderRefusal, HttpError
 */
export async function arrive(deps: Deps, comer: Comer): Promise<Arrival> {
  const owner = await findOwner(deps.orm, comer);
  if (owner && owner !== 'not-theirs') return enter(deps, comer);
  const isToldByMail = deps.env.emailConfirmation && !comer.isVerified;
  if (owner && !isToldByMail) throw new ProviderRefusal('sign_in_first');
  // The response must not depend on whether the address has an account, so the sign-up checks come first.
  await checkSignUp(deps, comer);
  if (owner) {
    await tellAddressTaken(deps, comer.ip, comer.email);
    return { session: undefined, isNew: false };
  }
  // Undefined: a concurrent request has created the account, so this finds it.
  return (await signUp(deps, comer)) ?? arrive(deps, comer);
}

/** The account of the login or of the address; `'not-theirs'` if the person has not proved that the account is theirs. */
async function findOwner(
  tx: Orm,
  { login, email, isVerified }: Comer,
): Promise<KnownAccount | 'not-theirs' | undefined> {
  const known = await findByLogin(tx, login);
  if (known) return known;
  const owner = await findAccount(tx, email);
  return owner && !(isVerified && owner.isConfirmed) ? 'not-theirs' : owner;
}

async function enter(deps: Deps, comer: Comer): Promise<Arrival> {
  const { orm, env } = deps;
  const entered = await orm.transaction(async (tx) => {
    const owner = await findOwner(tx, comer);
    if (!owner || owner === 'not-theirs') throw new ProviderRefusal('failed');
    await lockPerson(tx, owner.id);
    const { provider, subject } = comer.login;
    const connected = await findSubject(tx, owner.id, provider);
    if (connected && connected !== subject) throw new ProviderRefusal('other_connected');
    const isProven = comer.isVerified && owner.email === comer.email;
    const counts = owner.isConfirmed || isProven || !env.emailConfirmation;
    if (!counts) return owner;
    const session = await startAfterOneStep(tx, owner);
    // One step of two does not change the account.
    if ('token' in session) await keepProof(deps, tx, owner, comer, isProven);
    return { session };
  });
  if ('session' in entered) return { ...entered, isNew: false };
  try {
    await deps.limits.count(mailAttempt(comer.ip, entered.email));
    await resendConfirmation(deps, entered.email);
  } catch (error) {
    // A refusal such as a mail limit would reveal that the account exists.
    if (!(error instanceof HttpError)) throw error;
  }
  return { session: undefined, isNew: false };
}

/** Connects the provider, and confirms an address that it has verified. */
async function keepProof(
  deps: Deps,
  tx: Orm,
  owner: KnownAccount,
  { login }: Comer,
  isProven: boolean,
): Promise<void> {
  const added = await addLogin(tx, owner.id, login);
  if (added !== 'connected') throw new ProviderRefusal('connected_elsewhere');
  if (isProven && !owner.isConfirmed) await confirmAccount(deps, tx, owner.id);
}

/** Before the transaction, because the counters use another connection. */
async function checkSignUp(deps: Deps, { ip, email, inviteCode }: Comer): Promise<void> {
  refuseWhereClosed(deps);
  if (deps.env.signups === 'invite' && !inviteCode) throw new ProviderRefusal('invite_needed');
  await deps.limits.count(signUpAttempt(ip, email));
  await checkInviteCode(deps, ip, inviteCode);
}

/** Undefined if the address has an account by now. */
async function signUp(deps: Deps, comer: Comer): Promise<Arrival | undefined> {
  const { orm, env } = deps;
  const { email, name, login, isVerified, inviteCode, language } = comer;
  const mustWait = env.emailConfirmation && !isVerified;
  const mails = mailsOf(deps);
  if (mustWait) await mails.prepare();
  const session = await orm.transaction(async (tx) => {
    const account = await makeAccount(tx, {
      email,
      name,
      isConfirmed: isVerified,
      login,
      language,
    });
    if (!account) return undefined;
    if (mustWait) {
      await awaitConfirmation(deps, tx, account, inviteCode);
      return 'waiting';
    }
    await joinInvited(tx, deps.env, account.id, inviteCode);
    return startSession(tx, provenByMakingIt(account));
  });
  if (session !== 'waiting') return session && { session, isNew: true };
  mails.wake();
  return { session: undefined, isNew: true };
}
