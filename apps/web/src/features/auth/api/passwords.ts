import { signOut } from '@lensemble/contract/auth';
import { forgotPassword, resetPassword } from '@lensemble/contract/passwords';
import { endSession, listSessions } from '@lensemble/contract/sessions';
import { callApi } from '@/lib/api.ts';
import { hostedIdentity } from '@/lib/hosted.ts';
import { changeHostedPassword, recoverHosted } from '../lib/hosted.ts';
import type { ProviderTokens } from '../lib/provider-tokens.ts';
import { apiErrorIn } from '../lib/refusal.ts';
import { setSession } from './set-session.ts';

/** Has a link for a new password sent, if the address has an account. The answer never says whether it has. */
export async function askForReset(email: string): Promise<void> {
  const hosted = hostedIdentity();
  if (hosted) await recoverHosted(hosted, email);
  else await callApi(forgotPassword, { body: { email }, on401: 'keep' });
}

/**
 * Sets the password that somebody has with the hosted service, by what its link brought. Whoever is signed in here with the old
 * one is signed out, too.
 */
export async function setHostedPassword(
  tokens: ProviderTokens | undefined,
  password: string,
): Promise<void> {
  const hosted = hostedIdentity();
  if (!hosted || !tokens) throw new Error('There is no hosted service');
  await changeHostedPassword(hosted, tokens, password);
  await endAllSessions(tokens);
}

async function endAllSessions(tokens: ProviderTokens): Promise<void> {
  try {
    await setSession(tokens);
  } catch (error) {
    // Who has no account here has no sessions either.
    if (apiErrorIn(error)) return;
    throw error;
  }
  const sessions = await callApi(listSessions, { on401: 'keep' });
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  await Promise.all(others.map(({ id }) => callApi(endSession, { params: { id }, on401: 'keep' })));
  await callApi(signOut, { body: {}, on401: 'keep' });
}

/** Sets the password of the account that a mailed link belongs to; all its sessions end. */
export const setNewPassword = (token: string, password: string) =>
  callApi(resetPassword, { body: { token, password }, on401: 'keep' });
