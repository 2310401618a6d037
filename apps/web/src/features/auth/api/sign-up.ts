import type { User } from '@lensemble/contract/auth';
import { signUp as endpoint } from '@lensemble/contract/auth';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { callApi } from '@/lib/api.ts';

/**
 * Makes an account. An address that already has one is answered alike, without a session: only saving the profile
 * afterwards tells.
 */
export async function signUp(body: BodyOf<typeof endpoint>): Promise<User> {
  const { user } = await callApi(endpoint, { body, on401: 'keep' });
  return { id: user.id, email: user.email };
}
