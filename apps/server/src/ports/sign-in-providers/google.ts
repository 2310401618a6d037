import { z } from 'zod';
import type { GoogleEnv } from '../../start/settings/google.ts';
import { oauthSignIn } from './oauth.ts';
import type { SignInProvider } from './port.ts';

/** OpenID Connect Core 1.0, section 5.3.2. */
const userInfo = z.object({
  sub: z.string().min(1).max(255),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
});

/** Signing in through Google; undefined where it is not set up. */
export function googleSignIn(
  { client, endpoints: { authUrl, tokenUrl, userInfoUrl } }: GoogleEnv,
  deadlineMs?: number,
): SignInProvider | undefined {
  if (!client) return undefined;
  const service = {
    name: 'Google',
    authUrl,
    tokenUrl,
    // Several people share a computer on set.
    params: { scope: 'openid email profile', prompt: 'select_account' },
    personUrl: () => userInfoUrl,
    schema: userInfo,
    told: ({ sub, email_verified, ...told }: z.output<typeof userInfo>) => ({
      ...told,
      subject: sub,
      isVerified: email_verified === true,
    }),
  };
  return oauthSignIn(client, service, deadlineMs);
}
