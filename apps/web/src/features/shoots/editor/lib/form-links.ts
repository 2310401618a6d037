import type { ShootDetail } from '@lensemble/contract/shoots';
import { z } from 'zod';
import type { Resources } from '@/features/shoots/api/update-resources.ts';

/**
 * A participant: a crew member, or a guest. The name and address of a crew member come from the catalog and are null
 * here. `costumeIds` are the costumes of the shoot that the participant wears.
 */
const formParticipant = z.object({
  personnelId: z.string().nullable(),
  name: z.string().nullable(),
  role: z.string(),
  email: z.string().nullable(),
  costumeIds: z.array(z.string()),
});
export type FormParticipant = z.infer<typeof formParticipant>;

const formEquipment = z.object({ equipmentId: z.string(), quantity: z.number() });
export type FormEquipment = z.infer<typeof formEquipment>;

/** The items linked to a shoot; each list keeps its order. */
export const formLinks = {
  costumeIds: z.array(z.string()),
  propIds: z.array(z.string()),
  participants: z.array(formParticipant),
  equipment: z.array(formEquipment),
};
export type FormLinks = {
  -readonly [List in keyof typeof formLinks]: z.infer<(typeof formLinks)[List]>;
};

export type LinkList = keyof FormLinks;

export function noLinks(): FormLinks {
  return { costumeIds: [], propIds: [], participants: [], equipment: [] };
}

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

export function changedLists(before: FormLinks, now: FormLinks): readonly LinkList[] {
  return linkLists.filter((list) => JSON.stringify(before[list]) !== JSON.stringify(now[list]));
}

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

export const linkLists = Object.keys(inputOf) as LinkList[];

/** Removes costumes that are not on the shoot from the participants. */
export function wearingOnly(
  participants: readonly FormParticipant[],
  onShoot: readonly string[],
): FormParticipant[] {
  return participants.map((person) => ({
    ...person,
    costumeIds: person.costumeIds.filter((id) => onShoot.includes(id)),
  }));
}

export function pickLists(links: FormLinks): FormLinks {
  const { costumeIds, propIds, participants, equipment } = links;
  return { costumeIds, propIds, participants, equipment };
}
