import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import { type ItemChange, tryChange } from '@/lib/catalogues/try-change.ts';
import { clashesOf, type Unit } from '../lib/clash.ts';

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
