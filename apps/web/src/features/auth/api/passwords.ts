import { signOut } from '@lensemble/contract/auth';
import { forgotPassword, resetPassword } from '@lensemble/contract/passwords';
import { endSession, listSessions } from '@lensemble/contract/sessions';
import { newPasswordWords } from '@lensemble/messages/web/new-password';
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
 * Returns a function that sets the password of a hosted account with the tokens of a reset link, and ends all sessions
 * of the account on this server. If only the second part fails, a repeated call does only that part.
 * @throws Error, also if the password is set but the sessions go on
 */
export function hostedPasswordSetter(tokens: ProviderTokens | undefined) {
  let saved: string | undefined;
  return async (password: string): Promise<void> => {
    const hosted = hostedIdentity();
    if (!hosted || !tokens) throw new Error('There is no hosted service');
    if (saved !== password) await changeHostedPassword(hosted, tokens, password);
    saved = password;
    await endAllSessions(tokens).catch((error) => {
      throw new Error(newPasswordWords('stillSignedIn'), { cause: apiErrorIn(error) ?? error });
    });
  };
}

/** The refusals of a person who has no account on this server, and so no sessions to end. */
const NO_ACCOUNT = [401, 403, 409, 422];

async function endAllSessions(tokens: ProviderTokens): Promise<void> {
  try {
    await setSession(tokens);
  } catch (error) {
    if (NO_ACCOUNT.includes(apiErrorIn(error)?.status ?? 0)) return;
    throw error;
  }
  const sessions = await callApi(listSessions, { on401: 'keep' });
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  await Promise.all(others.map(({ id }) => callApi(endSession, { params: { id }, on401: 'keep' })));
  await callApi(signOut, { body: {}, on401: 'keep' });
}

/** Sets the password of the account that a mailed token belongs to, and ends all its sessions. */
export const setNewPassword = (token: string, password: string, endFeeds: boolean) =>
  callApi(resetPassword, { body: { token, password, endFeeds }, on401: 'keep' });
