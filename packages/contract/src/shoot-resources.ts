import { z } from 'zod';
import { CREW_ROLE_MAX, ITEM_NAME_MAX, LINKS_MAX } from './constants.ts';
import { DEFAULT_CREW_ROLE } from './crew-roles.ts';
import { defineEndpoint } from './endpoint.ts';
import { quantity } from './equipment.ts';
import { eitherCase, id, optionalEmail, optionalText, requiredText } from './fields.ts';
import { linkedCostume, linkedEquipment, linkedProp, participant } from './shoot-links.ts';
import { shootDetail } from './shoots.ts';

const tooMany = `At most ${LINKS_MAX} entries`;
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry, 'This must be a list').max(LINKS_MAX, tooMany);
/** Each once, in the order of their first naming. */
const ids = listOf(id).transform((list) => [...new Set(list)]);

/**
 * Of the crew (then the name may be left out), or somebody ad hoc with a name. `costumeIds`: which of the shoot's costumes
 * they wear; left out, what they wore stays.
 */
const participantInput = eitherCase(
  z
    .strictObject({
      personnelId: id.nullable().default(null),
      name: optionalText(ITEM_NAME_MAX).default(null),
      role: requiredText(CREW_ROLE_MAX, 'Please choose a role').default(DEFAULT_CREW_ROLE),
      email: optionalEmail.optional(),
      costumeIds: ids.optional(),
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
 * What a shoot is to be linked with: the lists that are named are replaced exactly, the others stay. `equipmentIds` keeps the
 * quantities that are there, `equipment` sets them. `personnelIds` keeps role and address of who is there already and
 * everybody who is in no list; beside `participants` it adds whom that leaves out. A costume that leaves the shoot is worn
 * by nobody there any more.
 */
export const shootResources = z
  .strictObject({
    equipmentIds: ids.optional(),
    equipment: listOf(equipmentInput).optional(),
    propIds: ids.optional(),
    costumeIds: ids.optional(),
    personnelIds: ids.optional(),
    participants: listOf(participantInput).optional(),
  })
  .refine((value) => Object.keys(value).length > 0, {
    error: 'There is nothing to change',
    when: ({ issues }) => issues.length === 0,
  });
export type ShootResources = z.output<typeof shootResources>;

const params = z.object({ id });

/**
 * Replaces the named lists in one transaction and answers with the shoot and all its links. A stale `If-Match` gets 409
 * `version_conflict` with the `current` shoot; without one it is written. 422 for an id that the team does not have,
 * and for a costume to wear that is not on the shoot.
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
