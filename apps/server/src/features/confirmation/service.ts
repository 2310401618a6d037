import { DEAD_CONFIRMATION_LINK_MESSAGE } from '@lensemble/contract/confirmation';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http-error.ts';
import { linkAttempt, mailAttempt } from '../../plugins/rate-limits.ts';
import type { Account } from '../../ports/identity/port.ts';
import { spendToken } from '../mail-tokens/service.ts';
import { mailsOf, withMails } from '../mails/service.ts';
import { joinByCode, lockPerson } from '../teams/service.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];
type ConfirmationDeps = Pick<Deps, 'orm' | 'jobs' | 'identity' | 'limits'>;

/**
 * Lets a new account wait for its confirmation, as part of the transaction that makes it: no session, no team yet, and a
 * mail with the link.
 */
export async function awaitConfirmation(
  deps: Pick<Deps, 'jobs' | 'identity'>,
  tx: Orm,
  { id, email }: Account,
  inviteCode: string | undefined,
): Promise<void> {
  await deps.identity.endSessions(tx, id);
  if (inviteCode) await queries.keepInvite(tx, id, inviteCode);
  await mailsOf(deps).send(tx, { kind: 'confirmation', email });
}

/**
 * Lets an account count from now on, and brings it into the team that it was made for, if the code still opens it. Part of
 * the caller's transaction.
 * @returns its address; undefined where there is no such account
 */
export async function confirmAccount(
  { identity }: Pick<Deps, 'identity'>,
  tx: Orm,
  userId: string,
): Promise<string | undefined> {
  await lockPerson(tx, userId);
  const email = await identity.confirm(tx, userId);
  const inviteCode = await queries.takeInvite(tx, userId);
  if (inviteCode) await joinByCode(tx, userId, inviteCode);
  return email;
}

/** Confirms an address by a mailed link. */
export async function confirmEmail(
  deps: ConfirmationDeps,
  ip: string,
  token: string,
): Promise<void> {
  await deps.limits.count(linkAttempt(ip));
  await deps.orm.transaction(async (tx) => {
    const userId = await spendToken(tx, token, 'confirm');
    const email = userId && (await confirmAccount(deps, tx, userId));
    if (!email) throw invalid({ token: DEAD_CONFIRMATION_LINK_MESSAGE });
  });
}

/** Has the confirmation mail sent again, where an account waits for it. */
export async function resendConfirmation(
  deps: ConfirmationDeps,
  ip: string,
  email: string,
): Promise<void> {
  await deps.limits.count(mailAttempt(ip, email));
  await withMails(deps, (_tx, send) => send({ kind: 'confirmation', email }));
}
