import type { PackedKind } from '@lensemble/contract/packing';
import {
  checkedCount,
  type PackingEntry,
  type PackingGrouping,
  type PackingMode,
} from '@lensemble/contract/packing-list';
import { packingWords } from '@lensemble/messages/web/packing';
import { formatNumber } from '../words/numbers.ts';
import type { PackedShoot } from './listed-groups.ts';

const kinds: Readonly<Record<PackedKind, string>> = {
  equipment: packingWords('equipment'),
  prop: packingWords('prop'),
  costume: packingWords('costume'),
  kit: packingWords('kit'),
  line: packingWords('line'),
};

/** How many of `total` are checked off, as words. */
export const shareWords = (count: number, total: number): string =>
  packingWords('share', { count: formatNumber(count), total: formatNumber(total) });

/** What an entry is, and what the group does not say: where it is kept, and who has it. Equipment is of a category. */
export function entryAbout(
  { equipment }: Pick<PackedShoot, 'equipment'>,
  entry: PackingEntry,
  mode: PackingMode,
  grouping: PackingGrouping,
  bringer: string | undefined,
): string {
  const { kind, id, parts, storagePlace } = entry;
  const category = equipment.find(({ equipmentId }) => equipmentId === id)?.category;
  const name = grouping === 'person' ? undefined : bringer;
  return [
    parts.length > 0
      ? packingWords('kitOf', {
          count: formatNumber(checkedCount(parts, mode)),
          total: formatNumber(parts.length),
        })
      : (category ?? kinds[kind]),
    grouping === 'storage' ? null : storagePlace,
    name && (mode === 'pack' ? packingWords('brings', { name }) : packingWords('hasIt', { name })),
  ]
    .filter(Boolean)
    .join(' · ');
}
