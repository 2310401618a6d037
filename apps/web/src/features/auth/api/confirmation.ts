import { confirmEmail, resendConfirmation } from '@lensemble/contract/confirmation';
import { callApi } from '@/lib/calls/api.ts';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { resendHosted } from '../lib/hosted.ts';

/** Confirms the email address of the account that a mailed token belongs to. */
export const confirmAddress = (token: string) =>
  callApi(confirmEmail, { body: { token }, on401: 'keep' });

/** Sends the confirmation email again if an account needs it. */
export async function sendConfirmationAgain(email: string): Promise<void> {
  const hosted = hostedIdentity();
  if (hosted) await resendHosted(hosted, email);
  else await callApi(resendConfirmation, { body: { email }, on401: 'keep' });
}
