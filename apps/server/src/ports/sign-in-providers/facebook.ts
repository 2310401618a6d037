import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { FacebookEnv } from '../../start/settings/facebook.ts';
import { oauthSignIn } from './oauth.ts';
import type { SignInProvider } from './port.ts';

/** There is no email where the person has none there, or keeps it back. */
const me = z.object({
  id: z.string().min(1).max(255),
  email: z.unknown().optional(),
  name: z.unknown().optional(),
});

/** Signing in through Facebook; undefined where it is not set up. It never says whether an address is verified. */
export function facebookSignIn(
  { client, authUrl, tokenUrl, profileUrl }: FacebookEnv,
  deadlineMs?: number,
): SignInProvider | undefined {
  if (!client) return undefined;
  const personUrl = (token: string) => {
    const url = new URL(profileUrl);
    url.searchParams.set('fields', 'id,name,email');
    // Proves that the caller has the secret too: a stolen token alone opens nothing.
    url.searchParams.set('appsecret_proof', proofOf(token, client.secret));
    return url.href;
  };
  const service = {
    name: 'Facebook',
    authUrl,
    tokenUrl,
    // Asks again for an address that was kept back before.
    params: { scope: 'email public_profile', auth_type: 'rerequest' },
    personUrl,
    schema: me,
    told: ({ id, ...told }: z.output<typeof me>) => ({ ...told, subject: id, isVerified: false }),
  };
  return oauthSignIn(client, service, deadlineMs);
}

const proofOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(token).digest('hex');
