import type { Language } from '@lensemble/messages/languages';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { saveCallSheet } from '../documents/service.ts';
import { withOwnGoogle } from './own-google.ts';

/**
 * Saves a shoot's call sheet to the caller's own Google Drive and replaces an earlier one.
 * @returns the address of the document
 * @throws HttpError 404, 409, 413, 429, 503
 * @throws ExternalServiceError
 */
export function saveOwnDocument(
  deps: Pick<Deps, 'orm' | 'env' | 'storage' | 'limits' | 'weather' | 'mapTiles' | 'ownGoogle'>,
  scope: TeamScope,
  shootId: string,
  language: Language,
): Promise<string> {
  return withOwnGoogle(deps, scope.userId, 'docs', (google, tokens) =>
    saveCallSheet(deps, scope, shootId, {
      documents: google.documents(tokens),
      owner: scope.userId,
      language,
    }),
  );
}
