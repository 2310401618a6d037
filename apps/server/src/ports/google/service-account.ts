import { type Grant, grantByAssertion } from '../../oauth/client.ts';
import type { GoogleEndpoints, ServiceAccount } from '../../start/settings/google.ts';
import type { GoogleTokens } from './port.ts';

/** Writing to another account's folder needs the full Drive scope. The account only sees files shared with it. */
const SCOPE =
  'https://www.googleapis.com/auth/drive https://www.googleapis.com/auth/calendar.events';
const ALGORITHM = 'RS256';
/** Tokens are not used in their last minute, so that none expires in transit. */
const MARGIN_MS = 60_000;

export function serviceAccountTokens(
  account: Pick<ServiceAccount, 'email' | 'privateKey'>,
  { tokenUrl }: Pick<GoogleEndpoints, 'tokenUrl'>,
): GoogleTokens {
  let current: Grant | undefined;
  return {
    async token(signal, refused) {
      const isGood = current && current.expiresAt.getTime() - MARGIN_MS > Date.now();
      if (current && isGood && current.accessToken !== refused) return current.accessToken;
      current = await askForOne(account, tokenUrl, signal);
      return current.accessToken;
    },
  };
}

async function askForOne(
  { email, privateKey }: Pick<ServiceAccount, 'email' | 'privateKey'>,
  tokenUrl: string,
  signal: AbortSignal,
): Promise<Grant> {
  // Imported lazily, to keep the startup fast.
  const { importPKCS8, SignJWT } = await import('jose');
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(privateKey, ALGORITHM));
  return grantByAssertion(tokenUrl, email, assertion, signal);
}
