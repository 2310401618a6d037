import type { Packing } from '@lensemble/contract/packing';
import {
  everybodysEntries,
  type PackingEntry,
  type PackingGrouping,
  packingEntries,
  packingGroups,
} from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { packingWords } from '@lensemble/messages/web/packing';
import { namesInWords } from '../words/names.ts';
import { roleName } from '../words/role-names.ts';

export type PackedShoot = Pick<ShootDetail, 'participants' | 'costumes' | 'props' | 'equipment'>;

/** A group of the packing list as it is shown. */
export interface ListedGroup {
  /** A participant, a costume or a storage place; null for entries without one. */
  readonly id: string | null;
  readonly title: string;
  readonly about: string | null;
  /** What each person brings for themselves, which is not checked off. */
  readonly isForEverybody: boolean;
  readonly entries: readonly PackingEntry[];
}

/** @returns in the grouping, and what everybody brings at the end */
export function listedGroups(
  { participants, costumes }: PackedShoot,
  shots: readonly Shot[],
  packing: Packing,
  grouping: PackingGrouping,
): readonly ListedGroup[] {
  const entries = packingEntries(packing);
  const everybodys = everybodysEntries(packing);
  const titleOf: Readonly<
    Record<PackingGrouping, (id: string | null) => Pick<ListedGroup, 'title' | 'about'>>
  > = {
    person: (id) => {
      const person = participants.find((each) => each.id === id);
      return person
        ? { title: person.name, about: roleName(person.role) }
        : { title: packingWords('noOne'), about: packingWords('chooseWho') };
    },
    costume: (id) => {
      const costume = costumes.find(({ costumeId }) => costumeId === id);
      const wearers = participants.filter(({ costumeIds }) => id && costumeIds.includes(id));
      const names = namesInWords(wearers.map(({ name }) => name));
      const own = entries.find((entry) => entry.kind === 'costume' && entry.id === id);
      return {
        title: costume?.characterName ?? own?.name ?? packingWords('noCostume'),
        about: names === '' ? null : packingWords('wornBy', { names }),
      };
    },
    storage: (id) => ({ title: id ?? packingWords('noPlace'), about: null }),
  };
  const groups = packingGroups(entries, grouping, { participants, shots }).map((group) => ({
    ...{ id: group.key, isForEverybody: false, entries: group.entries },
    ...titleOf[grouping](group.key),
  }));
  if (everybodys.length === 0) return groups;
  const [title, about] = [packingWords('forEverybody'), packingWords('forEverybodyAbout')];
  return [...groups, { id: null, isForEverybody: true, title, about, entries: everybodys }];
}

/** Those without a person, a costume or a place have the same id as what everybody brings. */
export const keyOfGroup = ({ id, isForEverybody }: ListedGroup): string =>
  `${isForEverybody} ${id ?? ''}`;
