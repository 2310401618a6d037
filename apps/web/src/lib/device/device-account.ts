import { getMe } from '@lensemble/contract/auth';
import { callApi } from '@/lib/calls/api.ts';
import { currentSession } from '@/lib/session/auth-session.ts';
import { OtherAccountError } from '@/lib/session/other-tabs.ts';
import type { Account } from './database.ts';

let assumed: Account | undefined;
let isConfirmed = false;

/** Opens this page for the last account of the device, because the server did not say who is signed in. */
export function assumeAccount(account: Account): void {
  assumed = account;
}

/** Whose data this page shows; undefined without an account. */
export const deviceAccount = (): string | undefined => currentSession().user?.id ?? assumed?.userId;

/**
 * Asks the server once whether the assumed account is the one that is signed in. Call it before what writes.
 * @throws ApiError 401 if no account is, OtherAccountError if it is another one
 */
export async function confirmAccount(): Promise<void> {
  if (!assumed || isConfirmed) return;
  const { user } = await callApi(getMe, { on401: 'keep' });
  if (user.id !== assumed.userId) throw new OtherAccountError();
  isConfirmed = true;
}
