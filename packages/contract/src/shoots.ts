import { z } from 'zod';
import {
  COLOR_DEFAULT,
  DESCRIPTION_MAX,
  DURATION_DEFAULT,
  DURATION_MAX,
  DURATION_MIN,
  DURATION_STEP,
  INSTAGRAM_LINKS_MAX,
  SET_UP_MAX,
  TITLE_MAX,
} from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  calendarDate,
  clockTime,
  color,
  eitherCase,
  id,
  instagramLink,
  instant,
  optionalText,
  requiredText,
  timeZone,
} from './fields.ts';
import { orText, wholeNumber, yesOrNo } from './form-values.ts';
import { sentReminder } from './reminders.ts';
import { shootLinks } from './shoot-links.ts';
import { shootStatuses } from './shoot-status.ts';

export const shootStatus = z.enum(shootStatuses, 'Please choose a status');

/** Where a shoot takes place, as cards and lists show it. */
const shootLocation = z.object({
  id,
  name: z.string(),
  address: z.string().nullable(),
  notes: z.string().nullable(),
});

const DURATION_MESSAGE = `Please choose a duration between ${DURATION_MIN} and ${DURATION_MAX} minutes in steps of ${DURATION_STEP}`;

const SET_UP_MESSAGE = `Please choose between 0 and ${SET_UP_MAX} minutes in steps of ${DURATION_STEP}`;

/** Minutes before or after a shoot in which what is linked to it is needed. */
const aroundShoot = orText(
  wholeNumber(SET_UP_MESSAGE)
    .min(0, SET_UP_MESSAGE)
    .max(SET_UP_MAX, SET_UP_MESSAGE)
    .multipleOf(DURATION_STEP, SET_UP_MESSAGE),
);

/** What clients may write. Schemas of requests and responses, tables and forms are checked against this list. */
const fields = {
  title: requiredText(TITLE_MAX, 'Please enter a shoot title'),
  status: shootStatus,
  date: calendarDate.nullable(),
  time: clockTime,
  timeZone,
  durationMinutes: orText(
    wholeNumber(DURATION_MESSAGE)
      .min(DURATION_MIN, DURATION_MESSAGE)
      .max(DURATION_MAX, DURATION_MESSAGE)
      .multipleOf(DURATION_STEP, DURATION_MESSAGE),
  ),
  setUpMinutes: aroundShoot,
  strikeMinutes: aroundShoot,
  reminderTime: instant.nullable(),
  locationId: id.nullable(),
  /** Where the shoot takes place if it rains. It is not part of the plan that people answer to. */
  secondLocationId: id.nullable(),
  /** The convention that the shoot is part of, and one of its meeting points. */
  conventionId: id.nullable(),
  meetingPointId: id.nullable(),
  description: optionalText(DESCRIPTION_MAX),
  color,
  instagramLinks: z
    .array(instagramLink, 'This must be a list')
    .max(INSTAGRAM_LINKS_MAX, `At most ${INSTAGRAM_LINKS_MAX} links`)
    .transform((links) => (links.length === 0 ? null : links))
    .nullable(),
};

export const shootFields = fields;

/** Requires a schema for every field of `fields`, and allows others. */
type EveryField = Readonly<Record<keyof typeof fields, z.ZodType>> &
  Readonly<Record<string, z.ZodType>>;

/**
 * A shoot as cards and lists show it. `date` (`YYYY-MM-DD`) and `time` (`HH:MM`) are wall time in `timeZone`; `reminderTime`,
 * `createdAt` and `updatedAt` are ISO 8601 in UTC; `version` counts writes and is what `If-Match` names.
 */
export const shoot = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  status: shootStatus,
  date: z.string().nullable(),
  time: z.string().nullable(),
  timeZone: z.string(),
  durationMinutes: z.number().int(),
  setUpMinutes: z.number().int(),
  strikeMinutes: z.number().int(),
  reminderTime: z.string().nullable(),
  locationId: id.nullable(),
  location: shootLocation.nullable(),
  secondLocationId: id.nullable(),
  conventionId: id.nullable(),
  meetingPointId: id.nullable(),
  color: z.string(),
  instagramLinks: z.array(z.string()).nullable(),
  isPublic: z.boolean(),
  /** Whether the public page has the shot list. It is switched on its own, and counts only while the shoot is public. */
  isShotListPublic: z.boolean(),
  calendarEventUrl: z.string().nullable(),
  docsUrl: z.string().nullable(),
  firstReferenceUrl: z.string().nullable(),
  participantCount: z.number().int(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
} satisfies EveryField);
export type Shoot = z.infer<typeof shoot>;

/** A shoot in a list. Its description and the notes of its location end after `LISTED_TEXT_MAX` characters. */
export const listedShoot = shoot.omit({
  instagramLinks: true,
  isShotListPublic: true,
  secondLocationId: true,
});
export type ListedShoot = z.infer<typeof listedShoot>;

/** Where a shoot takes place, with all that people who go there need. */
const detailedLocation = shootLocation.extend({
  placeId: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  parking: z.string().nullable(),
  meetingPoint: z.string().nullable(),
  hospital: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imagePlaceholder: z.string().nullable(),
});

/**
 * A shoot with all that is linked to it, as its own screen shows it. `isZoneGuess`: no person and no place said the zone, so
 * that its reminder keeps its moment in another zone. `lastReminder` is the last that went out. `calendarRefusal`: why
 * Google refuses to update the shoot's event in the shared calendar or the caller's own, as a sentence without a period.
 * `datesAsked`: how many dates an idea asks its crew for now.
 */
export const shootDetail = shoot.extend({
  isZoneGuess: z.boolean(),
  location: detailedLocation.nullable(),
  secondLocation: detailedLocation
    .omit({ notes: true, parking: true, meetingPoint: true, hospital: true })
    .nullable(),
  lastReminder: sentReminder.nullable(),
  calendarRefusal: z.string().nullable(),
  datesAsked: z.number().int(),
  ...shootLinks,
});
export type ShootDetail = z.infer<typeof shootDetail>;

export const REMINDER_NEEDS_DATE_MESSAGE = 'A reminder needs a shoot date';

/**
 * What a new shoot may say; only the title must. Without a `timeZone`, the server takes that of the place, else of the
 * team's last shoot, else of the header `lensemble-time-zone`, else UTC.
 */
export const newShoot = z
  .strictObject({
    title: fields.title,
    status: fields.status.default('idea'),
    date: fields.date.default(null),
    time: fields.time.default(null),
    timeZone: fields.timeZone.optional(),
    durationMinutes: fields.durationMinutes
      .nullish()
      .transform((value) => value ?? DURATION_DEFAULT),
    setUpMinutes: fields.setUpMinutes.nullish().transform((value) => value ?? 0),
    strikeMinutes: fields.strikeMinutes.nullish().transform((value) => value ?? 0),
    reminderTime: fields.reminderTime.default(null),
    locationId: fields.locationId.default(null),
    secondLocationId: fields.secondLocationId.default(null),
    conventionId: fields.conventionId.default(null),
    meetingPointId: fields.meetingPointId.default(null),
    description: fields.description.default(null),
    color: fields.color.nullish().transform((value) => value ?? COLOR_DEFAULT),
    instagramLinks: fields.instagramLinks.default(null),
  } satisfies Readonly<Record<keyof typeof fields, z.ZodType>>)
  .refine((value) => value.reminderTime === null || value.date !== null, {
    path: ['reminderTime'],
    message: REMINDER_NEEDS_DATE_MESSAGE,
  });
export type NewShoot = z.output<typeof newShoot>;
/** A new shoot that the schema has not checked yet, with a value for every field: none falls back to its default. */
export type NewShootInput = {
  [Field in keyof NewShoot]-?: Exclude<z.input<typeof newShoot>[Field], undefined>;
};

/** What may change: any of the fields, at least one. Clearing `date` clears the reminder. */
export const shootChange = z
  .strictObject({
    ...fields,
    color: fields.color.nullable().transform((value) => value ?? COLOR_DEFAULT),
    durationMinutes: fields.durationMinutes
      .nullable()
      .transform((value) => value ?? DURATION_DEFAULT),
    setUpMinutes: fields.setUpMinutes.nullable().transform((value) => value ?? 0),
    strikeMinutes: fields.strikeMinutes.nullable().transform((value) => value ?? 0),
    isPublic: yesOrNo,
    isShotListPublic: yesOrNo,
  })
  .partial()
  .refine((value) => Object.keys(value).length > 0, {
    error: 'There is nothing to change',
    when: ({ issues }) => issues.length === 0,
  })
  .refine((value) => !(value.reminderTime && value.date === null), {
    path: ['reminderTime'],
    message: REMINDER_NEEDS_DATE_MESSAGE,
  });
export type ShootChange = z.output<typeof shootChange>;

const params = z.object({ id });

/** Microseconds, because shoots that are created at once may differ only there. */
const WINDOW_START = /^((?:19|20|21)\d\d-.{21}Z)~([0-9a-f-]{36})$/;
const UNKNOWN_WINDOW = 'This part of the list is not known';

/** The place in the list after which a window begins: the creation time and the id of a shoot. */
export const windowStart = z.string(UNKNOWN_WINDOW).transform((value, context) => {
  const [, createdAt = '', shootId = ''] = WINDOW_START.exec(value) ?? [];
  const isMoment = z.iso.datetime({ precision: 6 }).safeParse(createdAt).success;
  if (isMoment && id.safeParse(shootId).success) return { createdAt, id: shootId };
  context.addIssue({ code: 'custom', message: UNKNOWN_WINDOW });
  return z.NEVER;
});
export type WindowStart = z.output<typeof windowStart>;

/** @param createdAt ISO 8601 in UTC with microseconds */
export const windowStartText = ({ createdAt, id }: WindowStart) => `${createdAt}~${id}`;

/**
 * The shoots of the active team, newest first. ETag is the team's revision. Beyond `SHOOTS_WINDOW` shoots, the header
 * `Link` names the address of the next ones (`rel="next"`), which stays right when shoots are added or deleted.
 */
export const listShoots = defineEndpoint({
  method: 'GET',
  path: '/api/shoots',
  access: 'team',
  query: z.object({ after: windowStart.optional() }),
  response: z.array(listedShoot),
});

/**
 * One shoot with its links. Its ETag, as it is, names the version for `If-Match`, and changes with all that the answer
 * shows. 404.
 */
export const getShoot = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id',
  access: 'team',
  params,
  response: shootDetail,
});

/**
 * Makes a shoot (201). The same `Idempotency-Key` again within 24 hours answers with the first result; with another body
 * it is 422. 422 for a location that the team does not have.
 */
export const createShoot = defineEndpoint({
  method: 'POST',
  path: '/api/shoots',
  access: 'team',
  body: eitherCase(newShoot),
  creates: true,
  response: shoot,
});

/** Changes a shoot. A stale `If-Match` gets 409 `version_conflict` with the `current` shoot and its links; without one it is written. */
export const updateShoot = defineEndpoint({
  method: 'PATCH',
  path: '/api/shoots/:id',
  access: 'team',
  params,
  body: eitherCase(shootChange),
  response: shoot,
});

/** Deletes a shoot and all that hangs on it. A stale `If-Match` gets 409 as above. */
export const deleteShoot = defineEndpoint({
  method: 'DELETE',
  path: '/api/shoots/:id',
  access: 'team',
  params,
  response: z.object({ success: z.literal(true) }),
});

/**
 * Makes a second shoot like this one (201): with its links and references, "(copy)" behind its title, private, and in none
 * of the calendars or documents of the first. Date, time and reminder come along only with `withDate`.
 */
export const duplicateShoot = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/duplicate',
  access: 'team',
  params,
  body: eitherCase(z.strictObject({ withDate: yesOrNo.default(false) })),
  creates: true,
  response: shoot,
});
