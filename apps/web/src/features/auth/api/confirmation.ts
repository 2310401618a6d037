import { confirmEmail, resendConfirmation } from '@lensemble/contract/confirmation';
import { callApi } from '@/lib/api.ts';
import { hostedIdentity } from '@/lib/hosted.ts';
import { resendHosted } from '../lib/hosted.ts';

/** Confirms the address of the account that a mailed link belongs to. */
export const confirmAddress = (token: string) =>
  callApi(confirmEmail, { body: { token }, on401: 'keep' });

/** Has the confirmation mail sent again, if an account waits for it. */
export async function sendConfirmationAgain(email: string): Promise<void> {
  const hosted = hostedIdentity();
  if (hosted) await resendHosted(hosted, email);
  else await callApi(resendConfirmation, { body: { email }, on401: 'keep' });
}
