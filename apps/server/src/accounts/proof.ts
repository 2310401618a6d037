import type { SecondStep } from '@lensemble/contract/auth';
import type { Orm } from '../db/orm.ts';
import type { Account } from './accounts.ts';
import { makeChallenge } from './challenges.ts';
import { secondFactorOf } from './second-factors.ts';

declare const proven: unique symbol;

/**
 * An account whose person has proved enough for a session. Only the functions of this file make one, so that every place
 * that starts a session says why it may.
 */
export type Proven = Account & { readonly [proven]: true };

/** The person made the account in this request, so that it has no second step yet. */
export const provenByMakingIt = (account: Account) => account as Proven;

/** The hosted identity decides how many steps a sign-in has. */
export const provenByHostedIdentity = (account: Account) => account as Proven;

/** The person holds a valid session of the account. */
export const provenBySession = (account: Account) => account as Proven;

/** The person took the second step, or signed in with a passkey that verified them. */
export const provenTwice = (account: Account) => account as Proven;

/** The account asks for a second step before it gets a session. */
export interface StepNeeded {
  readonly secondStep: SecondStep;
}

/** After one step, such as a password or a provider: asks for a second one if the account has two-step sign-in. */
export async function provenOnce(tx: Orm, account: Account): Promise<Proven | StepNeeded> {
  const factor = await secondFactorOf(tx, account.id);
  if (!factor) return account as Proven;
  const token = await makeChallenge(tx, 'second-step', account.id);
  return { secondStep: { token, ...factor } };
}
