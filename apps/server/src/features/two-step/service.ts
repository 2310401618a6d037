import { withoutGaps } from '@lensemble/contract/readable-code';
import {
  DEAD_STEP_MESSAGE,
  IS_OFF_MESSAGE,
  IS_ON_MESSAGE,
  isAppCode,
  NO_SETUP_MESSAGE,
  type TwoStep,
  WRONG_CODE_MESSAGE,
} from '@lensemble/contract/two-step';
import type { SignedIn } from '../../access/session.ts';
import { findAccountById } from '../../accounts/accounts.ts';
import { readChallenge, takeChallenge } from '../../accounts/challenges.ts';
import { provenTwice } from '../../accounts/proof.ts';
import { actAsOwner, removeTwoStep } from '../../accounts/second-factors.ts';
import { endSessions, type NewSession, startSession } from '../../accounts/sessions.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR, MINUTE } from '../../http/rate-limits.ts';
import { lockToken, unlockToken } from '../../lib/token-box.ts';
import { withMails } from '../mails/service.ts';
import { lockPerson } from '../teams/service.ts';
import * as queries from './queries.ts';
import { hashOf, newRecoveryCodes } from './recovery-codes.ts';
import { newSecret, stepOf, urlOf } from './totp.ts';

type Orm = Deps['orm'];

/** A person who mistypes needs a few attempts. */
const stepHere = defineLimit('stepHere', { points: 10, seconds: 15 * MINUTE }, 'network', 'person');
const stepFromIp = defineLimit('stepFromIp', { points: 100, seconds: 15 * MINUTE }, 'network');
/**
 * Only those who know the password come here. Three of a million codes are right at a time: guessing for a year finds one
 * with a chance of an eighth. An attack also locks out the owner, for six hours at most, but not their passkeys.
 */
const stepAnywhere = defineLimit('stepAnywhere', { points: 30, seconds: 6 * HOUR }, 'person');

const placeOf = (userId: string) => `${userId} totp`;
const wrongCode = (tried?: string) => invalid({ code: WRONG_CODE_MESSAGE }, { tried });
const deadStep = () => invalid({ token: DEAD_STEP_MESSAGE });

export async function getTwoStep({ orm }: Pick<Deps, 'orm'>, userId: string): Promise<TwoStep> {
  const secret = await queries.findSecret(orm, userId);
  const codesLeft = await queries.countRecoveryCodes(orm, userId);
  return { isOn: secret?.isOn ?? false, codesLeft };
}

/** Stores a new secret, which counts when a code has confirmed it. @throws HttpError 409 */
export async function setUp(
  { orm, env }: Pick<Deps, 'orm' | 'env'>,
  { userId, email }: SignedIn,
): Promise<{ secret: string; url: string }> {
  const secret = newSecret();
  const locked = lockToken(env.authSecret, placeOf(userId), secret);
  if (!(await queries.keepSecret(orm, userId, locked))) throw conflict(IS_ON_MESSAGE);
  return { secret, url: urlOf(secret, email) };
}

/**
 * Turns two-step sign-in on with the first code. The current session stays; the others end.
 * @param token that of the current session
 * @returns the recovery codes
 * @throws HttpError 409, 422
 */
export async function turnOn(
  deps: Pick<Deps, 'orm' | 'env' | 'jobs'>,
  { userId, email, token }: Pick<SignedIn, 'userId' | 'email'> & { readonly token: string },
  code: string,
): Promise<string[]> {
  const kept = await queries.findSecret(deps.orm, userId);
  if (!kept) throw conflict(NO_SETUP_MESSAGE);
  if (kept.isOn) throw conflict(IS_ON_MESSAGE);
  const secret = unlockToken(deps.env.authSecret, placeOf(userId), kept.secret);
  const step = secret === undefined ? undefined : stepOf(secret, withoutGaps(code), new Date());
  if (step === undefined) throw wrongCode();
  return withMails(deps, async (tx, send) => {
    // A sign-in with one step that is under way has its session by then.
    await lockPerson(tx, userId);
    if (!(await queries.confirmSecret(tx, userId, kept.secret, step))) {
      throw conflict(NO_SETUP_MESSAGE);
    }
    await actAsOwner(tx, userId);
    await endSessions(tx, userId, token);
    await send({ kind: 'sign-in-changed', email, change: 'twoStepOn' });
    return giveRecoveryCodes(deps, tx, userId);
  });
}

async function giveRecoveryCodes(
  { env }: Pick<Deps, 'env'>,
  tx: Orm,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashOf(env.authSecret, userId, code));
  await queries.replaceRecoveryCodes(tx, userId, hashes);
  return codes;
}

/** @throws HttpError 409 */
export function renewRecoveryCodes(
  deps: Pick<Deps, 'orm' | 'env' | 'jobs'>,
  { userId, email }: SignedIn,
): Promise<string[]> {
  return withMails(deps, async (tx, send) => {
    await lockPerson(tx, userId);
    if (!(await queries.findSecret(tx, userId))?.isOn) throw conflict(IS_OFF_MESSAGE);
    await actAsOwner(tx, userId);
    await send({ kind: 'sign-in-changed', email, change: 'recoveryCodesRenewed' });
    return giveRecoveryCodes(deps, tx, userId);
  });
}

/**
 * Also for operators, when a person has lost the device and the recovery codes.
 * @param by for the audit log: operators are no members, so that it says nothing of them
 */
export async function turnOff(
  deps: Pick<Deps, 'orm' | 'jobs'>,
  { userId, email }: Pick<SignedIn, 'userId' | 'email'>,
  by: 'themselves' | 'operator',
): Promise<void> {
  await withMails(deps, async (tx, send) => {
    await lockPerson(tx, userId);
    if (by === 'themselves') await actAsOwner(tx, userId);
    if (await removeTwoStep(tx, userId)) {
      await send({ kind: 'sign-in-changed', email, change: 'twoStepOff' });
    }
  });
}

/**
 * Takes the second step of a sign-in. Of concurrent calls, one gets a session. A mail tells the owner of a recovery code
 * that was used.
 * @throws HttpError 422, 429
 */
export async function takeSecondStep(
  deps: Pick<Deps, 'orm' | 'env' | 'jobs' | 'limits'>,
  ip: string,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<NewSession> {
  const userId = (await readChallenge(deps.orm, 'second-step', token))?.userId;
  if (!userId) {
    await deps.limits.count([stepFromIp.by(ip)]);
    throw deadStep();
  }
  const takeBack = await deps.limits.count([
    stepHere.by(ip, userId),
    stepFromIp.by(ip),
    stepAnywhere.by(userId),
  ]);
  const session = await withMails(deps, async (tx, send) => {
    if (!(await spendCode(deps, tx, userId, code))) throw wrongCode(userId);
    const account = await findAccountById(tx, userId);
    if (!account || !(await takeChallenge(tx, 'second-step', token))) throw deadStep();
    if (!isAppCode(code)) {
      await actAsOwner(tx, userId);
      const codesLeft = await queries.countRecoveryCodes(tx, userId);
      await send({ kind: 'recovery-code-used', email: account.email, codesLeft });
    }
    return startSession(tx, provenTwice(account));
  });
  await takeBack();
  return session;
}

/** Uses up a code of the app, or a recovery code. @returns whether it was right */
async function spendCode(
  { env }: Pick<Deps, 'env'>,
  tx: Orm,
  userId: string,
  code: string,
): Promise<boolean> {
  if (!isAppCode(code)) {
    return queries.spendRecoveryCode(tx, userId, hashOf(env.authSecret, userId, code));
  }
  const kept = await queries.findSecret(tx, userId);
  const secret = kept?.isOn && unlockToken(env.authSecret, placeOf(userId), kept.secret);
  const step = secret ? stepOf(secret, withoutGaps(code), new Date()) : undefined;
  return step !== undefined && queries.spendStep(tx, userId, step);
}
