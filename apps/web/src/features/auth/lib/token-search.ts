import { MAIL_TOKEN_MAX } from '@lensemble/contract/constants';

interface TokenSearch {
  token?: string | undefined;
}

/**
 * The token of a mailed link. It is in the fragment, which no server and no proxy sees. Links from before that have it in
 * the query.
 */
export function mailedToken({ token }: TokenSearch, fragment: string): string | undefined {
  return readToken(Object.fromEntries(new URLSearchParams(fragment))).token ?? token;
}

/** Reads the token of a link from the query. Trims it, because mail clients may add blanks. */
export function readToken(query: Record<string, unknown>): TokenSearch {
  const token = typeof query.token === 'string' ? query.token.trim() : '';
  return { token: token === '' || token.length > MAIL_TOKEN_MAX ? undefined : token };
}
