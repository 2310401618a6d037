import type { Deps } from '../../deps.ts';
import { lockToken, unlockToken } from '../../lib/token-box.ts';
import type { Grant } from '../../oauth/client.ts';
import { RevokedError } from '../../ports/external-service-error.ts';
import type { GoogleTokens, OwnGoogle } from '../../ports/google/port.ts';
import type { ConnectionRow } from './queries.ts';
import * as queries from './queries.ts';

/** Does not use a token in its last minute, so that it does not expire on the way. */
const MARGIN_MS = 60_000;

type Kept = Pick<Deps, 'orm' | 'env'>;

export interface Connection {
  readonly row: ConnectionRow;
  readonly email: string;
  readonly scope: readonly string[];
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
}

const places = (userId: string) => ({
  access: `${userId} access`,
  refresh: `${userId} refresh`,
});

export async function keepConnection(
  { orm, env }: Kept,
  userId: string,
  email: string,
  grant: Grant & { readonly scope: string },
): Promise<void> {
  const { access, refresh } = places(userId);
  const { refreshToken } = grant;
  await queries.saveConnection(orm, {
    userId,
    email,
    accessToken: lockToken(env.authSecret, access, grant.accessToken),
    accessTokenExpiresAt: grant.expiresAt,
    refreshToken: refreshToken ? lockToken(env.authSecret, refresh, refreshToken) : null,
    scope: grant.scope,
  });
}

const isFresh = ({ accessTokenExpiresAt }: ConnectionRow) =>
  accessTokenExpiresAt.getTime() - MARGIN_MS > Date.now();

/** A person's connection, if it works without asking the person again. */
export async function findConnection(deps: Kept, userId: string): Promise<Connection | undefined> {
  const row = await queries.findConnection(deps.orm, userId);
  const connection = row && open(deps, row);
  if (!connection) return undefined;
  return connection.refreshToken || isFresh(connection.row) ? connection : undefined;
}

/** Undefined if the server's secret has changed. */
export function open({ env }: Pick<Deps, 'env'>, row: ConnectionRow): Connection | undefined {
  const { access, refresh } = places(row.userId);
  const accessToken = unlockToken(env.authSecret, access, row.accessToken);
  if (accessToken === undefined) return undefined;
  const refreshToken = row.refreshToken
    ? unlockToken(env.authSecret, refresh, row.refreshToken)
    : undefined;
  return { row, email: row.email, scope: row.scope.split(' '), accessToken, refreshToken };
}

/** A person's tokens, renewed when expired. A connection that Google refuses is deleted. */
export function tokensOf(
  deps: Kept & { readonly ownGoogle: OwnGoogle },
  userId: string,
): GoogleTokens {
  return {
    async token(signal, refused) {
      const connection = await findConnection(deps, userId);
      if (!connection) throw new RevokedError('There is no connection');
      const { row, accessToken } = connection;
      if (accessToken !== refused && isFresh(row)) return accessToken;
      return renew(deps, connection, signal);
    },
  };
}

async function renew(
  deps: Kept & { readonly ownGoogle: OwnGoogle },
  { row, refreshToken }: Connection,
  signal: AbortSignal,
): Promise<string> {
  const { orm, env, ownGoogle } = deps;
  try {
    if (refreshToken === undefined) throw new RevokedError('The access cannot be renewed');
    const { accessToken, expiresAt } = await ownGoogle.refresh(refreshToken, signal);
    const locked = lockToken(env.authSecret, places(row.userId).access, accessToken);
    await queries.renewAccess(orm, row, { accessToken: locked, accessTokenExpiresAt: expiresAt });
    return accessToken;
  } catch (error) {
    if (error instanceof RevokedError) await queries.dropConnection(orm, row);
    throw error;
  }
}
