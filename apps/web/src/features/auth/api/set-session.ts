import { setSession as endpoint } from '@lensemble/contract/auth';
import type { ResponseOf } from '@lensemble/contract/endpoint';
import { callApi } from '@/lib/api.ts';
import type { ProviderTokens } from '../lib/provider-tokens.ts';

/**
 * Turns a provider's tokens into a session, and a newcomer into a member of the invite code's team. Any refusal is 'Failed to
 * set session' (spec section 7).
 */
export async function setSession(
  tokens: ProviderTokens,
  inviteCode?: string,
): Promise<ResponseOf<typeof endpoint>> {
  try {
    return await callApi(endpoint, { body: { ...tokens, inviteCode }, on401: 'keep' });
  } catch (cause) {
    throw new Error('Failed to set session', { cause });
  }
}
