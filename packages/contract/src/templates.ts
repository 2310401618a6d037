import { z } from 'zod';
import { SHOT_LINKS_MAX, TITLE_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id, requiredText } from './fields.ts';
import { type NewShoot, newShoot, shoot } from './shoots.ts';
import { shotFields } from './shots.ts';

/** The fields of a shoot that a template leaves out. */
type OfOneShoot =
  | 'title'
  | 'date'
  | 'time'
  | 'timeZone'
  | 'reminderTime'
  | 'conventionId'
  | 'meetingPointId';

const { referenceId: _, participantIds: __, ...ofAnyShoot } = shotFields;

/**
 * An entry of the shot list, by the rules of a new one: an archive of a team can bring any. `participants` are places in the
 * list of the template. Pictures belong to one shoot.
 */
const templateShot = z.object({
  ...ofAnyShoot,
  participants: z.array(z.number().int().min(0)).max(SHOT_LINKS_MAX),
});
export type TemplateShot = z.infer<typeof templateShot>;

/**
 * What a new shoot takes from a template: the fields of a plan that do not belong to one day, and what is linked. The
 * name and address of a crew member are null, because the crew list has them.
 */
export const templatePlan = shoot
  .pick({
    status: true,
    description: true,
    durationMinutes: true,
    setUpMinutes: true,
    strikeMinutes: true,
    color: true,
    locationId: true,
    secondLocationId: true,
    instagramLinks: true,
  } satisfies Readonly<Record<Exclude<keyof NewShoot, OfOneShoot>, true>>)
  .extend({
    costumeIds: z.array(id),
    propIds: z.array(id),
    equipment: z.array(z.object({ equipmentId: id, quantity: z.number().int() })),
    participants: z.array(
      z.object({
        personnelId: id.nullable(),
        name: z.string().nullable(),
        role: z.string(),
        email: z.string().nullable(),
        costumeIds: z.array(id),
      }),
    ),
    // Templates that were stored earlier lack these fields.
    setUpMinutes: shoot.shape.setUpMinutes.default(0),
    strikeMinutes: shoot.shape.strikeMinutes.default(0),
    secondLocationId: shoot.shape.secondLocationId.default(null),
    shots: z.array(templateShot).default([]),
  });
export type TemplatePlan = z.infer<typeof templatePlan>;

const listedTemplate = z.object({ id, name: z.string() });
export type ListedTemplate = z.infer<typeof listedTemplate>;

const template = listedTemplate.extend({ plan: templatePlan });
export type Template = z.infer<typeof template>;

export const newTemplate = z.strictObject({
  name: requiredText(TITLE_MAX, 'Please enter a name'),
});

const params = z.object({ id });

/** The templates of the active team, by name. ETag is the team's revision. */
export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/templates',
  access: 'team',
  response: z.array(listedTemplate),
});

/** A template without the items that were deleted since. 404. */
export const getTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/templates/:id',
  access: 'team',
  params,
  response: template,
});

/** Saves the stored plan of a shoot as a template (201). Later changes of the shoot do not change it. 404. */
export const createTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/templates',
  access: 'team',
  params,
  body: eitherCase(newTemplate),
  creates: true,
  response: listedTemplate,
});

/**
 * Makes a shoot from a template (201): with its shot list, and with all that the template links. `Idempotency-Key` and 422 as
 * for `createShoot`. 404 for an unknown template.
 */
export const createFromTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/templates/:id/shoots',
  access: 'team',
  params,
  body: eitherCase(newShoot),
  creates: true,
  response: shoot,
});

/** 404. */
export const deleteTemplate = defineEndpoint({
  method: 'DELETE',
  path: '/api/templates/:id',
  access: 'team',
  params,
  response: z.object({ success: z.literal(true) }),
});
