import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';

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

/** The names of what an entry has: people first. A block only has people. */
export function linkedNames(shoot: ShootDetail, shot: Shot): string[] {
  const choices = linkChoices(shoot);
  const fields = shot.kind === 'shot' ? linkFields : linkFields.slice(0, 1);
  return fields.flatMap((field) =>
    shot[field].flatMap((id) => choices[field].find((each) => each.id === id)?.name ?? []),
  );
}
