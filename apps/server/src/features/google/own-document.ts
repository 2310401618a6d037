import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { saveCallSheet } from '../documents/service.ts';
import { withOwnGoogle } from './own-google.ts';

/**
 * Saves a shoot's call sheet to the caller's own Google, in place of the one that is there.
 * @returns where it can be read
 * @throws HttpError 404, 409, 429, 503; AwayError
 */
export function saveOwnDocument(
  deps: Pick<Deps, 'orm' | 'env' | 'storage' | 'limits' | 'ownGoogle'>,
  scope: TeamScope,
  shootId: string,
): Promise<string> {
  return withOwnGoogle(deps, scope.userId, 'docs', (google, tokens) =>
    saveCallSheet(deps, scope, shootId, google.documents(tokens), scope.userId),
  );
}
