import type { GoogleAction } from '@lensemble/contract/google';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { RevokedError } from '../../ports/external-service-error.ts';
import type { GoogleTokens, OwnGoogle } from '../../ports/google/port.ts';
import { findConnection, tokensOf } from './connection.ts';
import { SCOPES } from './scopes.ts';

const SERVICES: Readonly<Record<GoogleAction, string>> = {
  docs: 'Google Docs',
  calendar: 'Google Calendar',
};

const notConfigured = (action: GoogleAction) =>
  new HttpError(503, 'not_configured', `${SERVICES[action]} is not set up on this server`);
const notConnected = () =>
  new HttpError(409, 'google_not_connected', 'Please connect your Google account first');

/** @throws HttpError 503 if this server has no Google client; 409 without the scope, or if access was revoked */
export async function withOwnGoogle<T>(
  deps: Pick<Deps, 'orm' | 'env' | 'ownGoogle'>,
  userId: string,
  action: GoogleAction,
  work: (google: OwnGoogle, tokens: GoogleTokens) => Promise<T>,
): Promise<T> {
  const { ownGoogle } = deps;
  if (!ownGoogle) throw notConfigured(action);
  const connection = await findConnection(deps, userId);
  if (!connection?.scope.includes(SCOPES[action])) throw notConnected();
  try {
    return await work(ownGoogle, tokensOf({ ...deps, ownGoogle }, userId));
  } catch (error) {
    throw error instanceof RevokedError ? notConnected() : error;
  }
}
