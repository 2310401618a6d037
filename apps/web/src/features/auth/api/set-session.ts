import { setSession as endpoint } from '@lensemble/contract/auth';
import type { ResponseOf } from '@lensemble/contract/endpoint';
import { refusalWords } from '@lensemble/messages/web/sign-in-refusals';
import { callApi } from '@/lib/calls/api.ts';
import type { ProviderTokens } from '../lib/provider-tokens.ts';

/**
 * Exchanges a provider's tokens for a session. A new person joins the team of the invite code. An empty code tells the
 * server that the person was asked for one.
 * @throws Error with the same message for every refusal
 */
export async function setSession(
  tokens: ProviderTokens,
  inviteCode = '',
): Promise<ResponseOf<typeof endpoint>> {
  try {
    return await callApi(endpoint, { body: { ...tokens, inviteCode }, on401: 'keep' });
  } catch (cause) {
    throw new Error(refusalWords('sessionFailed'), { cause });
  }
}
