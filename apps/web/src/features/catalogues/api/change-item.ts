import type { BodyOf } from '@lensemble/contract/endpoint';
import { ApiError, callApi } from '@/lib/api.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { catalogues } from '@/lib/catalogues.ts';
import type { Unit } from '../lib/clash.ts';
import { clashesOf } from '../lib/clash.ts';

export type ItemChange<Kind extends CatalogueKind> = BodyOf<(typeof catalogues)[Kind]['update']>;

/** Somebody else has changed the same of an item meanwhile, to something else. */
export class ItemClash extends Error {
  override readonly name = 'ItemClash';
  /** The item as they have left it. */
  readonly theirs: ItemOf[CatalogueKind];
  readonly units: readonly Unit[];

  constructor(theirs: ItemOf[CatalogueKind], units: readonly Unit[]) {
    super('Somebody else has changed the same');
    this.theirs = theirs;
    this.units = units;
  }
}

interface Change<Kind extends CatalogueKind> {
  /** The item that the change was made from. */
  readonly base: ItemOf[Kind];
  readonly change: ItemChange<Kind>;
}

/**
 * Writes a change over an item as it is by now. What somebody else has changed meanwhile stays.
 * @param together fields that say one thing together
 * @throws ItemClash where both have changed the same
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

/** The item with the change, or, with nothing written, as somebody else has left it meanwhile. */
async function tryChange<Kind extends CatalogueKind>(
  ...patch: Parameters<typeof patchItem<Kind>>
): Promise<{ isWritten: boolean; item: ItemOf[Kind] }> {
  try {
    return { isWritten: true, item: await patchItem(...patch) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'version_conflict') throw error;
    // Our own server's record, in the form of its other answers.
    return { isWritten: false, item: error.current as ItemOf[Kind] };
  }
}

/** Writes over whatever is there; with a version, only over that. */
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
