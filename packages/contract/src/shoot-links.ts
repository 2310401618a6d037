import { z } from 'zod';
import { picture } from './catalogue.ts';
import { costumeStatuses } from './costume-status.ts';
import { dayContacts } from './day-contacts.ts';
import { id } from './fields.ts';

/**
 * A participant of a shoot. With `personnelId`, the name, address, phone number and picture are those of the crew member;
 * other participants have no phone number. `costumeIds` lists the shoot's costumes that the participant wears, in order.
 * `dayContact` is null except for the day-of contact. `callTime` (`HH:MM` in the shoot's zone) is when they should arrive;
 * null means the shoot's time. `notNamed`: they asked not to be named outside of the team.
 */
export const participant = z.object({
  id,
  personnelId: id.nullable(),
  name: z.string(),
  role: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  avatarPlaceholder: z.string().nullable(),
  costumeIds: z.array(id),
  dayContact: z.enum(dayContacts).nullable(),
  callTime: z.string().nullable(),
  notNamed: z.boolean(),
});

/** `quantity` is the number that the shoot needs, `owned` the number that the team has. */
export const linkedEquipment = z.object({
  equipmentId: id,
  name: z.string(),
  category: z.string(),
  description: z.string().nullable(),
  quantity: z.number().int(),
  owned: z.number().int(),
  available: z.boolean(),
  ...picture,
});

export const linkedProp = z.object({
  propId: id,
  name: z.string(),
  description: z.string().nullable(),
  available: z.boolean(),
  ...picture,
});

export const linkedCostume = z.object({
  costumeId: id,
  characterName: z.string(),
  seriesName: z.string().nullable(),
  status: z.enum(costumeStatuses),
  notes: z.string().nullable(),
  todos: z.array(z.string()),
  ...picture,
});

/** `width` and `height` are pixels, null if unknown. */
export const reference = z.object({
  id,
  url: z.string(),
  type: z.literal('image'),
  notes: z.string().nullable(),
  placeholder: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type Reference = z.infer<typeof reference>;

export const shootLinks = {
  participants: z.array(participant),
  equipment: z.array(linkedEquipment),
  props: z.array(linkedProp),
  costumes: z.array(linkedCostume),
  references: z.array(reference),
};

/** The name of a list of linked records, in a shoot and in its addresses. */
export type LinkList = keyof typeof shootLinks;
