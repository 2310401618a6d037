import { z } from 'zod';
import { id } from './fields.ts';
import { newShot, shotChange, shotMark } from './shots.ts';

const nothing = z.strictObject({}).default({});
const hasFields = (value: object) => Object.keys(value).length > 0;

/** An end belongs to what is done. */
const mark = z
  .strictObject(shotMark)
  .transform(({ state, actualEnd }) => ({ state, actualEnd: state === 'done' ? actualEnd : null }));

/** The entry that comes directly before; null for the start of the list. */
const after = id.nullable();

/**
 * What changes the shot list. `target` is an entry; that of a new one is an id that the client makes up. Without `after`, a
 * new entry comes last.
 */
export const shotOperations = {
  addShot: { fields: newShot.extend({ after: after.optional() }), base: nothing },
  changeShot: {
    fields: shotChange.refine(hasFields, 'There is nothing to change'),
    base: shotChange.default({}),
  },
  moveShot: { fields: z.strictObject({ after }), base: nothing },
  markShot: { fields: mark, base: z.strictObject(shotMark).partial().default({}) },
  deleteShot: { fields: nothing, base: nothing },
  restoreShot: { fields: nothing, base: nothing },
} as const;
