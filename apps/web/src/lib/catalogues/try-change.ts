import type { BodyOf } from '@lensemble/contract/endpoint';
import { callApi } from '../calls/api.ts';
import { type CatalogueKind, catalogues, type ItemOf } from './catalogues.ts';
import { newerItemOf } from './newer-item.ts';

export type ItemChange<Kind extends CatalogueKind> = BodyOf<(typeof catalogues)[Kind]['update']>;

/** The updated item; or the latest version, with nothing written, if another member has changed it. */
export async function tryChange<Kind extends CatalogueKind>(
  ...patch: Parameters<typeof patchItem<Kind>>
): Promise<{ isWritten: boolean; item: ItemOf[Kind] }> {
  try {
    return { isWritten: true, item: await patchItem(...patch) };
  } catch (error) {
    const item = newerItemOf<Kind>(error);
    if (!item) throw error;
    return { isWritten: false, item };
  }
}

/** Updates an item; with `version`, only if that is still its version. */
export async function patchItem<Kind extends CatalogueKind>(
  kind: Kind,
  id: string,
  body: ItemChange<Kind>,
  version?: string,
): Promise<ItemOf[Kind]> {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  const { update } = catalogues[kind];
  return (await callApi(update, { params: { id }, body, headers })) as ItemOf[Kind];
}
