import type { PackedKind } from '@lensemble/contract/packing';
import {
  type Counted,
  checkedCount,
  isPartly,
  type PackingEntry,
  type PackingGrouping,
  type PackingMode,
  unitsOf,
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

/** How many units are packed, or back, as words. */
export function countWords(of: Counted, mode: PackingMode): string {
  const words = { count: formatNumber(unitsOf(of, mode)), total: formatNumber(of.quantity) };
  return mode === 'pack' ? packingWords('packed', words) : packingWords('packedBack', words);
}

/** How much of it is done where that is only a part, and the note. Empty where there is nothing to notice. */
export const noticeOf = (of: Counted, ...modes: readonly PackingMode[]): string =>
  [...modes.map((mode) => isPartly(of, mode) && countWords(of, mode)), of.note]
    .filter(Boolean)
    .join(' · ');

/** What should be noticed about a kit whose parts are not shown: also the first note on one of them. */
export function noticeOfFolded(kit: PackingEntry, ...modes: readonly PackingMode[]): string {
  const part = kit.parts.find(({ note }) => note !== null);
  return [noticeOf(kit, ...modes), part && `${part.name} · ${part.note}`]
    .filter(Boolean)
    .join(' · ');
}

/**
 * What an entry is, and what the group does not say: where it is kept, and who has it. Equipment is of a category.
 * @param isShort leaves out what an entry is, except for a kit
 */
export function entryAbout(
  { equipment }: Pick<PackedShoot, 'equipment'>,
  entry: PackingEntry,
  mode: PackingMode,
  grouping: PackingGrouping,
  bringer: string | undefined,
  isShort = false,
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
      : !isShort && (category ?? kinds[kind]),
    grouping === 'storage' ? null : storagePlace,
    name && (mode === 'pack' ? packingWords('brings', { name }) : packingWords('hasIt', { name })),
  ]
    .filter(Boolean)
    .join(' · ');
}
