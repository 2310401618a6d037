import type { User } from '@lensemble/contract/auth';
import { signIn as endpoint } from '@lensemble/contract/auth';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { callApi } from '@/lib/api.ts';

/** Signs in by password; an ApiError where the server refuses. */
export async function signIn(body: BodyOf<typeof endpoint>): Promise<User> {
  const { user } = await callApi(endpoint, { body, on401: 'keep' });
  return { id: user.id, email: user.email };
}
