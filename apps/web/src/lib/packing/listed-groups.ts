import {
  type PackingEntry,
  type PackingGrouping,
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
  readonly entries: readonly PackingEntry[];
}

export function listedGroups(
  { participants, costumes }: PackedShoot,
  shots: readonly Shot[],
  entries: readonly PackingEntry[],
  grouping: PackingGrouping,
): readonly ListedGroup[] {
  const titleOf: Readonly<
    Record<PackingGrouping, (id: string | null) => Omit<ListedGroup, 'id' | 'entries'>>
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
  return packingGroups(entries, grouping, { participants, shots }).map(({ key, entries }) => ({
    id: key,
    ...titleOf[grouping](key),
    entries,
  }));
}
