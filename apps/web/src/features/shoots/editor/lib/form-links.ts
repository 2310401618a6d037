import type { DayContact } from '@lensemble/contract/day-contacts';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { z } from 'zod';
import type { Resources } from '@/features/shoots/api/update-resources.ts';
import { peopleKeys } from './people-keys.ts';

/**
 * A participant: a crew member, or a guest. The name and address of a crew member come from the catalog and are null
 * here. `callTime` (`HH:MM`) is when they should arrive, null at the shoot's time. `id` is that of a stored guest, who can be renamed. `costumeIds` are the costumes of the shoot that the
 * participant wears.
 */
const formParticipant = z.object({
  personnelId: z.string().nullable(),
  name: z.string().nullable(),
  role: z.string(),
  email: z.string().nullable(),
  // Drafts of earlier versions of the page have none.
  callTime: z.string().nullable().default(null),
  id: z.string().optional(),
  costumeIds: z.array(z.string()),
});
export type FormParticipant = z.infer<typeof formParticipant>;

/** `person` is the key of a participant. Their phone number comes from the crew list. */
const formDayContact = z.object({ person: z.string(), showsPhone: z.boolean() });
export type FormDayContact = z.infer<typeof formDayContact>;

const formEquipment = z.object({ equipmentId: z.string(), quantity: z.number() });
export type FormEquipment = z.infer<typeof formEquipment>;

/** The items linked to a shoot; each list keeps its order. The day-of contact is one of the participants. */
export const formLinks = {
  costumeIds: z.array(z.string()),
  propIds: z.array(z.string()),
  participants: z.array(formParticipant),
  dayContact: formDayContact.nullable(),
  equipment: z.array(formEquipment),
};
export type FormLinks = {
  -readonly [Field in keyof typeof formLinks]: z.infer<(typeof formLinks)[Field]>;
};

export type LinkList = Exclude<keyof FormLinks, 'dayContact'>;

export function noLinks(): FormLinks {
  return { costumeIds: [], propIds: [], participants: [], dayContact: null, equipment: [] };
}

export function linksOf(shoot: ShootDetail): FormLinks {
  const participants = shoot.participants.map(
    ({ id, personnelId, name, role, email, callTime, costumeIds }) =>
      personnelId === null
        ? { personnelId, name, role, email, callTime, id, costumeIds }
        : { personnelId, name: null, role, email: null, callTime, costumeIds },
  );
  return {
    costumeIds: shoot.costumes.map(({ costumeId }) => costumeId),
    propIds: shoot.props.map(({ propId }) => propId),
    participants,
    dayContact: dayContactOf(shoot, participants),
    equipment: shoot.equipment.map(({ equipmentId, quantity }) => ({ equipmentId, quantity })),
  };
}

function dayContactOf(
  shoot: ShootDetail,
  participants: readonly FormParticipant[],
): FormDayContact | null {
  const at = shoot.participants.findIndex(({ dayContact }) => dayContact !== null);
  const person = peopleKeys(participants)[at];
  if (person === undefined) return null;
  return { person, showsPhone: shoot.participants[at]?.dayContact === 'phone' };
}

export function changedLists(before: FormLinks, now: FormLinks): readonly LinkList[] {
  return linkLists.filter((list) => sent(before, list) !== sent(now, list));
}

const sent = (links: FormLinks, list: LinkList) => JSON.stringify(inputOf[list](links));

export function resourcesOf(links: FormLinks, lists: readonly LinkList[]): Resources {
  return Object.fromEntries(lists.map((list) => [list, inputOf[list](links)]));
}

const inputOf: { readonly [List in LinkList]: (links: FormLinks) => Resources[List] } = {
  costumeIds: ({ costumeIds }) => costumeIds,
  propIds: ({ propIds }) => propIds,
  equipment: ({ equipment }) => equipment,
  participants: ({ participants, dayContact: contact, costumeIds: onShoot }) => {
    const keys = peopleKeys(participants);
    return wearingOnly(participants, onShoot).map(
      ({ personnelId, name, role, email, callTime, id, costumeIds }, index) => {
        const dayContact = contact && contact.person === keys[index] ? shownOf(contact) : null;
        return personnelId === null
          ? { name, role, email, callTime, costumeIds, dayContact, ...(id && { id }) }
          : { personnelId, role, callTime, costumeIds, dayContact };
      },
    );
  },
};

const shownOf = ({ showsPhone }: FormDayContact): DayContact => (showsPhone ? 'phone' : 'name');

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
  const { costumeIds, propIds, participants, dayContact, equipment } = links;
  return { costumeIds, propIds, participants, dayContact, equipment };
}
