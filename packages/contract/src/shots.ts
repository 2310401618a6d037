import { z } from 'zod';
import {
  SHOT_LINKS_MAX,
  SHOT_MINUTES_DEFAULT,
  SHOT_MINUTES_MAX,
  SHOT_MINUTES_MIN,
  SHOT_NOTES_MAX,
  TITLE_MAX,
} from './constants.ts';
import { clockTime, id, instant, optionalText } from './fields.ts';
import { orText, wholeNumber } from './form-values.ts';
import { shotKinds, shotStates } from './shot-kinds.ts';

const MINUTES_MESSAGE = `Please choose between ${SHOT_MINUTES_MIN} and ${SHOT_MINUTES_MAX} minutes`;

/** Unique ids, in the order of their first occurrence. */
const ids = z
  .array(id, 'This must be a list')
  .max(SHOT_LINKS_MAX, `At most ${SHOT_LINKS_MAX} entries`)
  .transform((list) => [...new Set(list)]);

/**
 * What a plan says about an entry of the shot list. Without a title, a shot has its number and a block its kind. `pin` (`HH:MM`
 * in the shoot's zone) is when it must begin. The lists name what the shoot has: its participants, costumes, props and
 * equipment. A block uses no reference, costumes, props or equipment, but keeps them.
 */
export const shotFields = {
  kind: z.enum(shotKinds),
  title: z
    .string('This must be text')
    .transform((value) => value.replace(/\s+/g, ' '))
    .nullable()
    .pipe(optionalText(TITLE_MAX)),
  minutes: orText(
    wholeNumber(MINUTES_MESSAGE)
      .min(SHOT_MINUTES_MIN, MINUTES_MESSAGE)
      .max(SHOT_MINUTES_MAX, MINUTES_MESSAGE),
  ),
  pin: clockTime,
  notes: optionalText(SHOT_NOTES_MAX),
  referenceId: id.nullable(),
  participantIds: ids,
  costumeIds: ids,
  propIds: ids,
  equipmentIds: ids,
};

/** The state on the day. `actualEnd` is when it was done: ISO 8601 in UTC, null for an unknown time. */
export const shotMark = {
  state: z.enum(shotStates),
  actualEnd: instant.nullable(),
};

/** An entry of the shot list. */
export const shot = z.object({
  id,
  kind: z.enum(shotKinds),
  title: z.string().nullable(),
  minutes: z.number().int(),
  pin: z.string().nullable(),
  notes: z.string().nullable(),
  referenceId: id.nullable(),
  participantIds: z.array(id),
  costumeIds: z.array(id),
  propIds: z.array(id),
  equipmentIds: z.array(id),
  state: z.enum(shotStates),
  actualEnd: z.string().nullable(),
} satisfies Readonly<Record<'id' | keyof typeof shotFields | keyof typeof shotMark, z.ZodType>>);
export type Shot = z.infer<typeof shot>;

/** A new entry. Everything has a default. */
export const newShot = z.strictObject({
  kind: shotFields.kind.default('shot'),
  title: shotFields.title.default(null),
  minutes: shotFields.minutes.default(SHOT_MINUTES_DEFAULT),
  pin: shotFields.pin.default(null),
  notes: shotFields.notes.default(null),
  referenceId: shotFields.referenceId.default(null),
  participantIds: shotFields.participantIds.default([]),
  costumeIds: shotFields.costumeIds.default([]),
  propIds: shotFields.propIds.default([]),
  equipmentIds: shotFields.equipmentIds.default([]),
} satisfies Readonly<Record<keyof typeof shotFields, z.ZodType>>);
export type NewShot = z.output<typeof newShot>;

export const shotChange = z.strictObject(shotFields).partial();
export type ShotChange = z.output<typeof shotChange>;
