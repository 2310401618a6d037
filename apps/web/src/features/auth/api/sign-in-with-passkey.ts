import type { User } from '@lensemble/contract/auth';
import { challengePasskey, signInWithPasskey as endpoint } from '@lensemble/contract/passkeys';
import { callApi } from '@/lib/calls/api.ts';
import { askForPasskey } from '@/lib/session/passkeys.ts';

/** @throws ApiError if the server refuses, NoPasskeyError if the person closes the browser's dialog */
export async function signInWithPasskey(): Promise<User> {
  const { options } = await callApi(challengePasskey, { body: {}, on401: 'keep' });
  const body = await askForPasskey(options);
  const { user } = await callApi(endpoint, { body, on401: 'keep' });
  return { id: user.id, email: user.email };
}
