import type { GoogleEndpoints, ServiceAccount } from '../../settings/google.ts';
import { RevokedError } from '../away-error.ts';
import type { GoogleGrant, GoogleTokens } from './port.ts';
import { askForToken } from './token-endpoint.ts';

/** Writing to a folder that somebody else made needs the whole Drive; the account sees no more of it than is shared with it. */
const SCOPE =
  'https://www.googleapis.com/auth/drive https://www.googleapis.com/auth/calendar.events';
const ALGORITHM = 'RS256';
/** A token is not used in its last minute, so that none runs out on its way. */
const MARGIN_MS = 60_000;

/** The service account's own tokens, kept in memory for as long as they last. */
export function serviceAccountTokens(
  account: Pick<ServiceAccount, 'email' | 'privateKey'>,
  { tokenUrl }: Pick<GoogleEndpoints, 'tokenUrl'>,
): GoogleTokens {
  let current: GoogleGrant | undefined;
  return {
    async token(signal, refused) {
      const isGood = current && current.expiresAt.getTime() - MARGIN_MS > Date.now();
      if (current && isGood && current.accessToken !== refused) return current.accessToken;
      current = await askForOne(account, tokenUrl, signal);
      return current.accessToken;
    },
  };
}

/** Nobody takes rights back from the account: what it is refused is a matter of the server's settings or its clock. */
async function askForOne(
  { email, privateKey }: Pick<ServiceAccount, 'email' | 'privateKey'>,
  tokenUrl: string,
  signal: AbortSignal,
): Promise<GoogleGrant> {
  // Read with the first call: a start need not wait for it.
  const { importPKCS8, SignJWT } = await import('jose');
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(privateKey, ALGORITHM));
  const fields = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
  try {
    return await askForToken(tokenUrl, fields, signal);
  } catch (error) {
    if (!(error instanceof RevokedError)) throw error;
    throw new Error('Google refuses the service account', { cause: error });
  }
}
