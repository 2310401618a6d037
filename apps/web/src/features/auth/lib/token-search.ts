import { MAIL_TOKEN_MAX } from '@lensemble/contract/constants';

interface TokenSearch {
  token?: string | undefined;
}

/** The secret of a mailed link, out of the query; mail programs leave blanks around it. */
export function readToken(query: Record<string, unknown>): TokenSearch {
  const token = typeof query.token === 'string' ? query.token.trim() : '';
  return { token: token === '' || token.length > MAIL_TOKEN_MAX ? undefined : token };
}
