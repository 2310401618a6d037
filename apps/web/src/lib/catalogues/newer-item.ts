import { ApiError } from '../calls/api.ts';
import type { CatalogueKind, ItemOf } from './catalogues.ts';

/** The stored item, if the server refused a call because it was based on an older version. */
export function newerItemOf<Kind extends CatalogueKind>(error: unknown): ItemOf[Kind] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return undefined;
  // The server sends the item in the same form as in other responses.
  return error.current as ItemOf[Kind];
}
