import { confirmEmail, resendConfirmation } from '@lensemble/contract/confirmation';
import { callApi } from '@/lib/api.ts';

/** Confirms the address of the account that a mailed link belongs to. */
export const confirmAddress = (token: string) =>
  callApi(confirmEmail, { body: { token }, on401: 'keep' });

/** Has the confirmation mail sent again, if an account waits for it. */
export const sendConfirmationAgain = (email: string) =>
  callApi(resendConfirmation, { body: { email }, on401: 'keep' });
