import type { User } from '@lensemble/contract/auth';
import { signIn as endpoint } from '@lensemble/contract/auth';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { callApi } from '@/lib/api.ts';
import { hostedIdentity } from '@/lib/hosted.ts';
import { completeSignIn } from '../lib/complete-sign-in.ts';
import { signInHosted } from '../lib/hosted.ts';

/** Signs in by password; an ApiError where the server refuses, a HostedRefusal where the hosted service does. */
export async function signIn(body: BodyOf<typeof endpoint>): Promise<User> {
  const hosted = hostedIdentity();
  if (hosted) return (await completeSignIn(await signInHosted(hosted, body))).user;
  const { user } = await callApi(endpoint, { body, on401: 'keep' });
  return { id: user.id, email: user.email };
}
