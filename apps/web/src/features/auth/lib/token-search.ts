import { MAIL_TOKEN_MAX } from '@lensemble/contract/constants';

interface TokenSearch {
  token?: string | undefined;
}

/** Reads the token of a mailed link from the query. Trims it, because mail clients may add blanks. */
export function readToken(query: Record<string, unknown>): TokenSearch {
  const token = typeof query.token === 'string' ? query.token.trim() : '';
  return { token: token === '' || token.length > MAIL_TOKEN_MAX ? undefined : token };
}
