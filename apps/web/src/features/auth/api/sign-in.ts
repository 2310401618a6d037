import { signIn as endpoint, type SecondStep, type User } from '@lensemble/contract/auth';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { callApi } from '@/lib/calls/api.ts';
import { hostedIdentity } from '@/lib/session/boot.ts';
import { completeSignIn } from '../lib/complete-sign-in.ts';
import { signInHosted } from '../lib/hosted.ts';

/**
 * Signs in with a password.
 * @returns the user, or what the account asks for as a second step
 * @throws ApiError if the server refuses, HostedRefusal if the hosted identity does
 */
export async function signIn(body: BodyOf<typeof endpoint>): Promise<User | SecondStep> {
  const hosted = hostedIdentity();
  if (hosted) return (await completeSignIn(await signInHosted(hosted, body))).user;
  const answer = await callApi(endpoint, { body, on401: 'keep' });
  if ('secondStep' in answer) return answer.secondStep;
  return { id: answer.user.id, email: answer.user.email };
}
