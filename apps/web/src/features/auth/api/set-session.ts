import { setSession as endpoint } from '@lensemble/contract/auth';
import type { ResponseOf } from '@lensemble/contract/endpoint';
import { callApi } from '@/lib/api.ts';
import type { ProviderTokens } from '../lib/provider-tokens.ts';

/** Turns a provider's tokens into a session. Any refusal is 'Failed to set session' (spec section 7). */
export async function setSession(tokens: ProviderTokens): Promise<ResponseOf<typeof endpoint>> {
  try {
    return await callApi(endpoint, { body: tokens, on401: 'keep' });
  } catch (cause) {
    throw new Error('Failed to set session', { cause });
  }
}
