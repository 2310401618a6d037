import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { joinWithCommas } from '../words/joined-texts.ts';

type Person = ShootDetail['participants'][number];

interface Cast {
  /** Each with the characters whose costumes they wear in the entry. */
  readonly people: readonly { readonly person: Person; readonly characters: string }[];
  /** Names of what else the entry needs: costumes that none of its people wears, props and equipment. A block has none. */
  readonly things: readonly string[];
}

/** Who is in an entry of the shot list, in what, and with what. */
export function castOf(
  shoot: Pick<ShootDetail, 'participants' | 'costumes' | 'props' | 'equipment'>,
  {
    kind,
    participantIds,
    costumeIds,
    propIds,
    equipmentIds,
  }: Pick<Shot, 'kind' | 'participantIds' | 'costumeIds' | 'propIds' | 'equipmentIds'>,
): Cast {
  const present = shoot.participants.filter(({ id }) => participantIds.includes(id));
  if (kind !== 'shot')
    return { people: present.map((person) => ({ person, characters: '' })), things: [] };
  const costumes = shoot.costumes.filter(({ costumeId }) => costumeIds.includes(costumeId));
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
  costumes: ShootDetail['costumes'],
): string =>
  joinWithCommas(
    costumes
      .filter(({ costumeId }) => costumeIds.includes(costumeId))
      .map(({ characterName }) => characterName),
  );
