import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { castOf } from '@/lib/day/cast-of.ts';

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
  const { people, things } = castOf(shoot, shot);
  return {
    people: people.map(({ person: { id, name, avatarUrl }, characters }) => ({
      ...{ id, name, avatarUrl },
      text: characters ? shotListWords('as', { name, costumes: characters }) : name,
    })),
    things,
  };
}
