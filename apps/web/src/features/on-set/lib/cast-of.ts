import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Entry } from './entries.ts';

export type Person = ShootDetail['participants'][number];

interface Cast {
  /** Each with the characters whose costumes they wear in the entry. */
  readonly people: readonly { readonly person: Person; readonly characters: string }[];
  /** Names of what else the entry needs: costumes that none of its people wears, props and equipment. */
  readonly things: readonly string[];
}

/** Who is in an entry, in what, and with what. */
export function castOf(
  shoot: Pick<ShootDetail, 'participants' | 'costumes' | 'props' | 'equipment'>,
  { participantIds, costumeIds, propIds, equipmentIds }: Entry,
): Cast {
  const costumes = shoot.costumes.filter(({ costumeId }) => costumeIds.includes(costumeId));
  const present = shoot.participants.filter(({ id }) => participantIds.includes(id));
  return {
    people: present.map((person) => ({ person, characters: charactersOf(person, costumes) })),
    things: [
      ...costumes
        .filter(({ costumeId }) => !present.some((person) => person.costumeIds.includes(costumeId)))
        .map(({ characterName }) => characterName),
      ...shoot.props.filter(({ propId }) => propIds.includes(propId)).map(({ name }) => name),
      ...shoot.equipment
        .filter(({ equipmentId }) => equipmentIds.includes(equipmentId))
        .map(({ name }) => name),
    ],
  };
}

/** The characters that a person plays in some costumes. */
export const charactersOf = (
  { costumeIds }: Pick<Person, 'costumeIds'>,
  costumes: Pick<ShootDetail, 'costumes'>['costumes'],
): string =>
  costumes
    .filter(({ costumeId }) => costumeIds.includes(costumeId))
    .map(({ characterName }) => characterName)
    .join(', ');
