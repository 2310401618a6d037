import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';

type Linked = Pick<Shot, 'participantIds' | 'costumeIds' | 'propIds' | 'equipmentIds'>;

/** What entries can link, by the field that links it. */
export function linkChoices({ participants, costumes, props, equipment }: ShootDetail) {
  return {
    participantIds: participants.map(({ id, name }) => ({ id, name })),
    costumeIds: costumes.map(({ costumeId, characterName }) => ({
      id: costumeId,
      name: characterName,
    })),
    propIds: props.map(({ propId, name }) => ({ id: propId, name })),
    equipmentIds: equipment.map(({ equipmentId, name }) => ({ id: equipmentId, name })),
  } satisfies Record<keyof Linked, readonly { id: string; name: string }[]>;
}

export type LinkField = keyof Linked;

export const linkFields: readonly LinkField[] = [
  'participantIds',
  'costumeIds',
  'propIds',
  'equipmentIds',
];

export interface LinkedPerson {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  /** The name, with the costumes that the person wears in the entry: `Dana as Morgan le Fay`. */
  readonly text: string;
}

export interface LinkedNames {
  readonly people: readonly LinkedPerson[];
  /** Costumes that none of these people wears, props and equipment. A block has none. */
  readonly things: readonly string[];
}

/** What an entry has. */
export function linkedNames(shoot: ShootDetail, shot: Shot): LinkedNames {
  const costumeIds = shot.kind === 'shot' ? shot.costumeIds : [];
  const characters = new Map(shoot.costumes.map((each) => [each.costumeId, each.characterName]));
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => characters.get(id) ?? []);
  const present = shot.participantIds.flatMap(
    (id) => shoot.participants.find((each) => each.id === id) ?? [],
  );
  const worn = new Set(present.flatMap((person) => person.costumeIds));
  const people = present.map(({ id, name, avatarUrl, costumeIds: own }) => {
    const costumes = joinWithCommas(namesOf(own.filter((each) => costumeIds.includes(each))));
    return { id, name, avatarUrl, text: costumes ? shotListWords('as', { name, costumes }) : name };
  });
  if (shot.kind !== 'shot') return { people, things: [] };
  const choices = linkChoices(shoot);
  const others = (['propIds', 'equipmentIds'] as const).flatMap((field) =>
    shot[field].flatMap((id) => choices[field].find((each) => each.id === id)?.name ?? []),
  );
  return { people, things: [...namesOf(costumeIds.filter((id) => !worn.has(id))), ...others] };
}
