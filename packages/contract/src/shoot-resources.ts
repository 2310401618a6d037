import { z } from 'zod';
import { CREW_ROLE_MAX, ITEM_NAME_MAX, LINKS_MAX } from './constants.ts';
import { DEFAULT_CREW_ROLE } from './crew-roles.ts';
import { dayContacts } from './day-contacts.ts';
import { defineEndpoint } from './endpoint.ts';
import { quantity } from './equipment.ts';
import { clockTime, eitherCase, id, optionalEmail, optionalText, requiredText } from './fields.ts';
import { linkedCostume, linkedEquipment, linkedProp, participant } from './shoot-links.ts';
import { shootDetail } from './shoots.ts';

const tooMany = `At most ${LINKS_MAX} entries`;
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry, 'This must be a list').max(LINKS_MAX, tooMany);
/** Unique ids, in the order of their first occurrence. */
const ids = listOf(id).transform((list) => [...new Set(list)]);

const dayContact = z.enum(dayContacts, 'Please choose what the call sheet shows');
const ONE_CONTACT = 'Please choose one day-of contact';

/**
 * A crew member (`name` is optional then), or an ad hoc participant with a name. `id` is that of a participant of the
 * shoot, so that they can be renamed; an id that the shoot does not have counts as none. Without `costumeIds`, the
 * participant keeps their costumes, without `callTime` their call time; without `dayContact`, they stay the day-of contact unless the list names another one.
 */
const participantInput = eitherCase(
  z
    .strictObject({
      id: id.optional(),
      personnelId: id.nullable().default(null),
      name: optionalText(ITEM_NAME_MAX).default(null),
      role: requiredText(CREW_ROLE_MAX, 'Please choose a role').default(DEFAULT_CREW_ROLE),
      email: optionalEmail.optional(),
      costumeIds: ids.optional(),
      dayContact: dayContact.nullable().optional(),
      callTime: clockTime.optional(),
    })
    .refine(({ personnelId, name }) => personnelId !== null || name !== null, {
      path: ['name'],
      message: 'Name is required',
    }),
);

const equipmentInput = eitherCase(
  z.strictObject({ equipmentId: id, quantity: quantity.default(1) }),
);

/**
 * The links to change. A list that is present replaces the stored list; the others stay. `equipmentIds` keeps stored
 * quantities, `equipment` sets them. `personnelIds` keeps the role and address of present participants and all ad hoc
 * participants; together with `participants`, it adds the crew members missing there. Participants lose a costume that
 * leaves the shoot.
 */
export const shootResources = z
  .strictObject({
    equipmentIds: ids.optional(),
    equipment: listOf(equipmentInput).optional(),
    propIds: ids.optional(),
    costumeIds: ids.optional(),
    personnelIds: ids.optional(),
    participants: listOf(participantInput)
      .refine((list) => list.filter((entry) => entry.dayContact).length <= 1, ONE_CONTACT)
      .optional(),
  })
  .refine((value) => Object.keys(value).length > 0, {
    error: 'There is nothing to change',
    when: ({ issues }) => issues.length === 0,
  });
export type ShootResources = z.output<typeof shootResources>;

const params = z.object({ id });

/**
 * Replaces the given lists in one transaction. Without `If-Match` the change always applies. Errors: 409
 * `version_conflict` with the `current` shoot for a stale `If-Match`; 422 for ids of other teams, and for a worn
 * costume that is not on the shoot.
 */
export const updateShootResources = defineEndpoint({
  method: 'PATCH',
  path: '/api/shoots/:id/resources',
  access: 'team',
  params,
  body: eitherCase(shootResources),
  response: shootDetail,
});

export const listParticipants = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/participants',
  access: 'team',
  params,
  response: z.array(participant),
});

export const listShootEquipment = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/equipment',
  access: 'team',
  params,
  response: z.array(linkedEquipment),
});

export const listShootProps = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/props',
  access: 'team',
  params,
  response: z.array(linkedProp),
});

export const listShootCostumes = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/costumes',
  access: 'team',
  params,
  response: z.array(linkedCostume),
});
