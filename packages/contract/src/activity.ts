import { z } from 'zod';
import {
  activityActions,
  activityFields,
  activityLists,
  shootActivityKinds,
  subjectKinds,
} from './activity-kinds.ts';
import { defineEndpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** The most entries in one answer. */
export const ACTIVITY_WINDOW = 50;
/** Then an entry is deleted. */
export const ACTIVITY_DAYS = 365;
/** The most entries of a team. Older ones are deleted. */
export const ACTIVITY_MAX = 100_000;

/** A recorded value. Long texts are cut. Of a field whose values are not recorded, `to` is true. */
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number()])),
  z.null(),
]);
export type ActivityValue = z.infer<typeof value>;

const fieldChange = z.object({ field: z.enum(activityFields), from: value, to: value });
export type FieldChange = z.infer<typeof fieldChange>;

/** A list got an entry (`added`), lost it (`removed`), or an entry of it changed. */
const listChange = z.object({
  list: z.enum(activityLists),
  change: z.enum(['added', 'removed', 'changed']),
  name: z.string().nullable(),
  fields: z.array(fieldChange),
});
export type ListChange = z.infer<typeof listChange>;

/**
 * What one request, or the server itself, did with one subject. `author` and `title` are the names of that time. `author` is
 * null for what the server did itself.
 */
const activityEntry = z.object({
  id: z.number().int(),
  kind: z.enum(subjectKinds),
  subjectId: id,
  shootId: id.nullable(),
  /** The title of the shoot, also while it is in the trash; null if the entry belongs to none. */
  shootTitle: z.string().nullable(),
  isShootInTrash: z.boolean(),
  /** The entry of the trash that a deletion made, while it can be restored. */
  trashId: id.nullable(),
  /** How many people a change of the plan asks for another answer, because they said yes or maybe to the plan before. */
  askedAgain: z.number().int(),
  action: z.enum(activityActions),
  title: z.string().nullable(),
  author: z.string().nullable(),
  /** The account of a member. */
  userId: id.nullable(),
  /** Through a personal link. */
  isByLink: z.boolean(),
  fields: z.array(fieldChange),
  lists: z.array(listChange),
  createdAt: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

const query = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
});
const response = z.object({ entries: z.array(activityEntry), hasMore: z.boolean() });
export type ActivityPage = z.infer<typeof response>;

/** The activity of the team, the newest first. `before` is the id of the last entry of the answer before. */
export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/api/activity',
  access: 'team',
  query,
  response,
});

/** The activity of a shoot and of what belongs to it, or only of one kind of that. Errors: 404. */
export const listShootActivity = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/activity',
  access: 'team',
  params: z.object({ id }),
  query: query.extend({ kind: z.enum(shootActivityKinds).optional() }),
  response,
});

/** Members, roles, invitations, sharing, exports, sign-ins and second factors. */
export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'team',
  action: 'readAudit',
  query,
  response,
});

/** All activity of the team as a CSV file, the audit log included. */
export const exportActivity = defineEndpoint({
  method: 'GET',
  path: '/api/activity/file',
  access: 'team',
  action: 'exportTeam',
  response: z.unknown(),
});
