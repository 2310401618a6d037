import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Resources } from '@/features/shoots/api/update-resources.ts';

/**
 * Who takes part. Of the crew, whose name and address are the crew list's own (both null here), or somebody ad hoc.
 * `costumeIds`: which of the shoot's costumes they wear.
 */
export interface FormParticipant {
  personnelId: string | null;
  name: string | null;
  role: string;
  email: string | null;
  costumeIds: string[];
}

export interface FormEquipment {
  equipmentId: string;
  quantity: number;
}

/** What the editor links to a shoot, each list in its order. */
export interface FormLinks {
  costumeIds: string[];
  propIds: string[];
  participants: FormParticipant[];
  equipment: FormEquipment[];
}

export type LinkList = keyof FormLinks;

export const linkLists = [
  'costumeIds',
  'propIds',
  'participants',
  'equipment',
] as const satisfies readonly LinkList[];

export function noLinks(): FormLinks {
  return { costumeIds: [], propIds: [], participants: [], equipment: [] };
}

/** What is linked to a stored shoot. */
export function linksOf(shoot: ShootDetail): FormLinks {
  return {
    costumeIds: shoot.costumes.map(({ costumeId }) => costumeId),
    propIds: shoot.props.map(({ propId }) => propId),
    participants: shoot.participants.map(({ personnelId, name, role, email, costumeIds }) =>
      personnelId === null
        ? { personnelId, name, role, email, costumeIds }
        : { personnelId, name: null, role, email: null, costumeIds },
    ),
    equipment: shoot.equipment.map(({ equipmentId, quantity }) => ({ equipmentId, quantity })),
  };
}

/** The lists in which the two differ. */
export function changedLists(before: FormLinks, now: FormLinks): readonly LinkList[] {
  return linkLists.filter((list) => JSON.stringify(before[list]) !== JSON.stringify(now[list]));
}

/** The given lists as the call takes them. */
export function resourcesOf(links: FormLinks, lists: readonly LinkList[]): Resources {
  return Object.fromEntries(lists.map((list) => [list, inputOf[list](links)]));
}

const inputOf: { readonly [List in LinkList]: (links: FormLinks) => Resources[List] } = {
  costumeIds: ({ costumeIds }) => costumeIds,
  propIds: ({ propIds }) => propIds,
  equipment: ({ equipment }) => equipment,
  participants: ({ participants, costumeIds: onShoot }) =>
    wearingOnly(participants, onShoot).map(({ personnelId, name, role, email, costumeIds }) =>
      personnelId === null ? { name, role, email, costumeIds } : { personnelId, role, costumeIds },
    ),
};

/** The same people in no other costumes than these: nobody wears what is not on the shoot. */
export function wearingOnly(
  participants: readonly FormParticipant[],
  onShoot: readonly string[],
): FormParticipant[] {
  return participants.map((person) => ({
    ...person,
    costumeIds: person.costumeIds.filter((id) => onShoot.includes(id)),
  }));
}

/** The given lists of a form. */
export function pickLists(links: FormLinks): FormLinks {
  const { costumeIds, propIds, participants, equipment } = links;
  return { costumeIds, propIds, participants, equipment };
}
