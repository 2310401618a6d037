import { signOut } from '@lensemble/contract/auth';
import { forgotPassword, resetPassword } from '@lensemble/contract/passwords';
import { endSession, listSessions } from '@lensemble/contract/sessions';
import { callApi } from '@/lib/calls/api.ts';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { changeHostedPassword, recoverHosted } from '../lib/hosted.ts';
import type { ProviderTokens } from '../lib/provider-tokens.ts';
import { apiErrorIn } from '../lib/refusal.ts';
import { setSession } from './set-session.ts';

/** Sends a reset link if the address has an account. The response never reveals whether it does. */
export async function askForReset(email: string): Promise<void> {
  const hosted = hostedIdentity();
  if (hosted) await recoverHosted(hosted, email);
  else await callApi(forgotPassword, { body: { email }, on401: 'keep' });
}

/**
 * Sets the password of a hosted account with the tokens of a reset link. It also ends all sessions of the account on
 * this server.
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
    // An account that this server does not know has no sessions. Every refusal by the server counts as this case.
    if (apiErrorIn(error)) return;
    throw error;
  }
  const sessions = await callApi(listSessions, { on401: 'keep' });
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  await Promise.all(others.map(({ id }) => callApi(endSession, { params: { id }, on401: 'keep' })));
  await callApi(signOut, { body: {}, on401: 'keep' });
}

/** Sets the password of the account that a mailed token belongs to, and ends all its sessions. */
export const setNewPassword = (token: string, password: string) =>
  callApi(resetPassword, { body: { token, password }, on401: 'keep' });
