import { DEAD_CONFIRMATION_LINK_MESSAGE } from '@lensemble/contract/confirmation';
import { type Account, changeAddress, confirmAddress } from '../../accounts/accounts.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/errors/http-error.ts';
import { lockToken, unlockToken } from '../../lib/token-box.ts';
import { spendChange, spendToken } from '../mail-tokens/service.ts';
import { type MailJob, mailsOf, withMails } from '../mails/service.ts';
import { joinByCode, lockPerson } from '../teams/service.ts';
import * as queries from './queries.ts';

type Orm = Deps['orm'];

const placeOf = (userId: string) => `${userId} sign-up invite`;

/** Queues the mail and stores the invite code, encrypted. Call it in the transaction that creates the account. */
export async function awaitConfirmation(
  deps: Pick<Deps, 'env' | 'jobs'>,
  tx: Orm,
  { id, email }: Account,
  inviteCode: string | undefined,
): Promise<void> {
  if (inviteCode) {
    const locked = lockToken(deps.env.authSecret, placeOf(id), inviteCode);
    await queries.keepInvite(tx, id, locked);
  }
  await mailsOf(deps).send(tx, { kind: 'confirmation', email });
}

/** Also joins the team of the invite code, if still valid. Returns the address; undefined without an account. */
export async function confirmAccount(
  { env }: Pick<Deps, 'env'>,
  tx: Orm,
  userId: string,
): Promise<string | undefined> {
  await lockPerson(tx, userId);
  const email = await confirmAddress(tx, userId);
  const kept = await queries.takeInvite(tx, userId);
  const inviteCode = kept && unlockToken(env.authSecret, placeOf(userId), kept);
  // A record from before codes were encrypted is the code itself.
  if (kept) await joinByCode(tx, env, userId, inviteCode ?? kept);
  return email;
}

const deadLink = () => invalid({ token: DEAD_CONFIRMATION_LINK_MESSAGE });

/** @throws HttpError 422 for an invalid link */
export async function confirmEmail(
  deps: Pick<Deps, 'orm' | 'env' | 'jobs'>,
  token: string,
): Promise<void> {
  await withMails(deps, async (tx, send) => {
    const change = await spendChange(tx, token);
    if (change) return changeEmail(tx, send, change);
    const userId = await spendToken(tx, token, 'confirm');
    const email = userId && (await confirmAccount(deps, tx, userId));
    if (!email) throw deadLink();
  });
}

/** An address that has got an account since has the answer of a dead link, which reveals nothing. */
async function changeEmail(
  tx: Orm,
  send: (mail: MailJob) => Promise<void>,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const former = await changeAddress(tx, userId, email);
  if (former === undefined) throw deadLink();
  await send({ kind: 'email-changed', email: former, newEmail: email });
}

/** Queues the confirmation mail again. The job sends nothing if no account waits for it. */
export async function resendConfirmation(
  deps: Pick<Deps, 'orm' | 'jobs'>,
  email: string,
): Promise<void> {
  await withMails(deps, (_tx, send) => send({ kind: 'confirmation', email }));
}
