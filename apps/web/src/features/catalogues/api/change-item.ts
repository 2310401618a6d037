import type { BodyOf } from '@lensemble/contract/endpoint';
import { callApi } from '@/lib/calls/api.ts';
import { type CatalogueKind, catalogues, type ItemOf } from '@/lib/catalogues/catalogues.ts';
import { clashesOf, type Unit } from '../lib/clash.ts';
import { newerItemOf } from './newer-item.ts';

export type ItemChange<Kind extends CatalogueKind> = BodyOf<(typeof catalogues)[Kind]['update']>;

/** Another member has changed the same fields to different values. */
export class ItemClash extends Error {
  override readonly name = 'ItemClash';
  /** The item as the other member saved it. */
  readonly theirs: ItemOf[CatalogueKind];
  readonly units: readonly Unit[];

  constructor(theirs: ItemOf[CatalogueKind], units: readonly Unit[]) {
    super('Another member has changed the same fields');
    this.theirs = theirs;
    this.units = units;
  }
}

interface Change<Kind extends CatalogueKind> {
  readonly base: ItemOf[Kind];
  readonly change: ItemChange<Kind>;
}

/**
 * Saves a change to the latest version of an item. Other members' changes to other fields are kept.
 * @param together fields that form one unit
 * @throws ItemClash if another member changed the same fields
 */
export async function changeItem<Kind extends CatalogueKind>(
  kind: Kind,
  { base, change }: Change<Kind>,
  together: Unit,
): Promise<ItemOf[Kind]> {
  for (let version = base.updatedAt; ; ) {
    const { isWritten, item } = await tryChange(kind, base.id, change, version);
    if (isWritten) return item;
    const units = clashesOf({ change, base, theirs: item }, together);
    if (units.length > 0) throw new ItemClash(item, units);
    version = item.updatedAt;
  }
}

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
