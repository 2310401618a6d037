import { z } from 'zod';
import {
  CONVENTION_DAYS_MAX,
  ITEM_NAME_MAX,
  MEETING_NOTE_MAX,
  MEETING_POINTS_MAX,
  TITLE_MAX,
  WALK_MINUTES_MAX,
} from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { calendarDate, eitherCase, id, optionalText, requiredText } from './fields.ts';
import { orText, wholeNumber } from './form-values.ts';
import { shootStatus } from './shoots.ts';
import { blockKinds } from './shot-kinds.ts';

const LIST_MESSAGE = 'This must be a list';
const WALK_MESSAGE = `Please choose between 0 and ${WALK_MINUTES_MAX} minutes`;

/** The client makes the id, so that shoots and walks can name a new point at once. */
const meetingPoint = z.strictObject({
  id,
  name: requiredText(TITLE_MAX, 'Please enter a name'),
  note: optionalText(MEETING_NOTE_MAX).default(null),
});
export type MeetingPoint = z.output<typeof meetingPoint>;

/** The way between two meeting points, in both directions. */
const walk = z.strictObject({
  from: id,
  to: id,
  minutes: orText(
    wholeNumber(WALK_MESSAGE).min(0, WALK_MESSAGE).max(WALK_MINUTES_MAX, WALK_MESSAGE),
  ),
});
export type Walk = z.output<typeof walk>;

const POINTS_MESSAGE = `At most ${MEETING_POINTS_MAX} meeting points`;
const WALKS_MAX = (MEETING_POINTS_MAX * (MEETING_POINTS_MAX - 1)) / 2;

const fields = {
  name: requiredText(TITLE_MAX, 'Please enter a name'),
  /** In the words of the team: "Halls 4 to 7". */
  place: optionalText(ITEM_NAME_MAX),
  locationId: id.nullable(),
  firstDay: calendarDate,
  lastDay: calendarDate,
  /** In the order in which they are shown. */
  meetingPoints: z
    .array(meetingPoint, LIST_MESSAGE)
    .max(MEETING_POINTS_MAX, POINTS_MESSAGE)
    .refine(
      (points) => new Set(points.map((point) => point.id)).size === points.length,
      'Each meeting point needs its own id',
    ),
  /** One for each pair whose minutes are known. Those that name other points are dropped. */
  walks: z.array(walk, LIST_MESSAGE).max(WALKS_MAX, POINTS_MESSAGE).transform(lastOfEachPair),
};

export const conventionFields = fields;

type EveryField = Readonly<Record<keyof typeof fields, z.ZodType>>;

/** Of the same pair twice, the last entry counts. */
function lastOfEachPair(walks: readonly Walk[]): Walk[] {
  const byPair = new Map<string, Walk>();
  for (const each of walks) {
    if (each.from !== each.to) byPair.set([each.from, each.to].sort().join(), each);
  }
  return [...byPair.values()];
}

const ORDER_MESSAGE = 'The last day is before the first';
const DAYS_MESSAGE = `A convention has at most ${CONVENTION_DAYS_MAX} days`;

const DAY_MS = 86_400_000;

/** Why a convention cannot have these days; undefined if it can. */
export function daysRefusal(firstDay: string, lastDay: string): string | undefined {
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  if (days < 1) return ORDER_MESSAGE;
  return days > CONVENTION_DAYS_MAX ? DAYS_MESSAGE : undefined;
}

/** Refuses days that no convention can have. */
export function checkDays(
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
  context: z.RefinementCtx,
): void {
  const message = daysRefusal(firstDay, lastDay);
  if (message) context.addIssue({ code: 'custom', path: ['lastDay'], message });
}

export const newConvention = z
  .strictObject({
    name: fields.name,
    place: fields.place.default(null),
    locationId: fields.locationId.default(null),
    firstDay: fields.firstDay,
    lastDay: fields.lastDay,
    meetingPoints: fields.meetingPoints.default([]),
    walks: fields.walks.default([]),
  } satisfies EveryField)
  .superRefine(checkDays);
export type NewConvention = z.output<typeof newConvention>;

/** What may change: any of the fields, at least one. */
export const conventionChange = z
  .strictObject(fields)
  .partial()
  .refine((value) => Object.keys(value).length > 0, {
    error: 'There is nothing to change',
    when: ({ issues }) => issues.length === 0,
  });
export type ConventionChange = z.output<typeof conventionChange>;

/**
 * Days are `YYYY-MM-DD`. `version` counts writes and is what `If-Match` names. `shootCount` counts its shoots. `pictureUrl` is
 * the first reference of its first shoot that has one. The coordinates are those of its location, in degrees (WGS 84).
 */
export const convention = z.object({
  id,
  name: z.string(),
  place: z.string().nullable(),
  locationId: id.nullable(),
  locationName: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  pictureUrl: z.string().nullable(),
  firstDay: z.string(),
  lastDay: z.string(),
  meetingPoints: z.array(z.object({ id, name: z.string(), note: z.string().nullable() })),
  walks: z.array(z.object({ from: id, to: id, minutes: z.number().int() })),
  shootCount: z.number().int(),
  version: z.number().int(),
} satisfies EveryField & Readonly<Record<string, z.ZodType>>);
export type Convention = z.infer<typeof convention>;

/**
 * A participant of a shoot. `callTime` is wall time in the zone of the shoot. `notNamed`: not outside of the team. `isForBlocks`:
 * the shot list names them only in make-up, and others in its shots.
 */
const conventionPerson = z.object({
  participantId: id,
  personnelId: id.nullable(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.string(),
  callTime: z.string().nullable(),
  notNamed: z.boolean(),
  isForBlocks: z.boolean(),
});

/**
 * A block of the shot list of a shoot, such as make-up, when the plan has it. `from` is a moment (ISO 8601). `title` is null
 * for a block that only has its kind. Without participants, it is for everyone.
 */
const conventionBlock = z.object({
  id,
  kind: z.enum(blockKinds),
  title: z.string().nullable(),
  from: z.string(),
  minutes: z.number().int(),
  participantIds: z.array(id),
});
export type ConventionBlock = z.infer<typeof conventionBlock>;

/** A costume, a prop, or equipment of a shoot. The shoot needs `quantity` units of those that the team has (`owned`). */
const conventionThing = z.object({
  kind: z.enum(['costumes', 'props', 'equipment']),
  id,
  name: z.string(),
  quantity: z.number().int(),
  owned: z.number().int(),
});

/** A shoot of a convention. A `meetingPointId` that the convention does not have means none. One without a time has no blocks. */
const conventionShoot = z.object({
  id,
  title: z.string(),
  status: shootStatus,
  date: z.string().nullable(),
  time: z.string().nullable(),
  timeZone: z.string(),
  durationMinutes: z.number().int(),
  setUpMinutes: z.number().int(),
  strikeMinutes: z.number().int(),
  locationName: z.string().nullable(),
  color: z.string(),
  firstReferenceUrl: z.string().nullable(),
  meetingPointId: id.nullable(),
  people: z.array(conventionPerson),
  things: z.array(conventionThing),
  blocks: z.array(conventionBlock),
});
export type ConventionShoot = z.infer<typeof conventionShoot>;

export const conventionDetail = convention.extend({ shoots: z.array(conventionShoot) });
export type ConventionDetail = z.infer<typeof conventionDetail>;

const params = z.object({ id });

/** The conventions of the active team, the latest first. ETag is the team's revision. */
export const listConventions = defineEndpoint({
  method: 'GET',
  path: '/api/conventions',
  access: 'team',
  response: z.array(convention),
});

/**
 * A convention with its shoots, by date and time, and their people. Beyond `CONVENTION_SHOOTS_MAX` shoots, `shootCount` counts
 * more than there are. The ETag rises with every change in the team. 404.
 */
export const getConvention = defineEndpoint({
  method: 'GET',
  path: '/api/conventions/:id',
  access: 'team',
  params,
  response: conventionDetail,
});

/** Makes a convention (201). 422 for a location that the team does not have. */
export const createConvention = defineEndpoint({
  method: 'POST',
  path: '/api/conventions',
  access: 'team',
  body: eitherCase(newConvention),
  creates: true,
  response: convention,
});

/**
 * Changes a convention. Shoots at a meeting point that is gone keep their convention. A stale `If-Match` gets 409
 * `version_conflict` with the `current` convention; without one it is written. 404, 422.
 */
export const updateConvention = defineEndpoint({
  method: 'PATCH',
  path: '/api/conventions/:id',
  access: 'team',
  params,
  body: eitherCase(conventionChange),
  response: convention,
});

/** Deletes a convention. Its shoots stay. A stale `If-Match` gets 409 as above. 404. */
export const deleteConvention = defineEndpoint({
  method: 'DELETE',
  path: '/api/conventions/:id',
  access: 'team',
  params,
  response: z.object({ success: z.literal(true) }),
});
