import { forgotPassword, resetPassword } from '@lensemble/contract/passwords';
import { callApi } from '@/lib/api.ts';

/** Has a link for a new password sent, if the address has an account. The answer never says whether it has. */
export const askForReset = (email: string) =>
  callApi(forgotPassword, { body: { email }, on401: 'keep' });

/** Sets the password of the account that a mailed link belongs to; all its sessions end. */
export const setNewPassword = (token: string, password: string) =>
  callApi(resetPassword, { body: { token, password }, on401: 'keep' });
