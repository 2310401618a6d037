import { z } from 'zod';
import {
  KIT_EQUIPMENT_MAX,
  KIT_LINE_MAX,
  KIT_LINES_MAX,
  PACKING_NOTE_MAX,
  QUANTITY_MAX,
} from './constants.ts';
import { id, instant, optionalLine, requiredText } from './fields.ts';
import { packedKinds, packedPart } from './packing.ts';
import { onOneLine } from './written-line.ts';

const nothing = z.strictObject({}).default({});
const kind = z.enum(packedKinds);
const line = requiredText(KIT_LINE_MAX, 'Please enter what has to come along').transform(onOneLine);
const bringerId = id.nullable();
const parts = z
  .array(packedPart, 'This must be a list')
  .max(KIT_EQUIPMENT_MAX + KIT_LINES_MAX, 'These are too many entries')
  .default([]);
/** Null for none. */
export const packingNote = optionalLine(PACKING_NOTE_MAX);
/** How many units, if some and not all. Older versions do not send it. */
const count = z.int().min(1).max(QUANTITY_MAX).nullable().default(null);
/** How many units the person saw. Older versions do not send it. */
const countBase = z
  .strictObject({ count: z.int().min(0).max(QUANTITY_MAX) })
  .partial()
  .default({});
/** Older versions do not send it. */
const isForEverybody = z.boolean().default(false);

/**
 * What changes the packing list. `target` is an item, a kit or a line; that of a new line is an id that the client makes up.
 * `bringerId` is a participant, and counts only for what is not for everybody. With `parts`, what is packed are these parts of a
 * kit. A count counts only without a time. With a base, one that is raised never lowers what others have raised meanwhile.
 */
export const packingOperations = {
  addPackingLine: {
    fields: z.strictObject({ text: line, bringerId: bringerId.default(null), isForEverybody }),
    base: nothing,
  },
  changePackingLine: {
    fields: z.strictObject({ text: line }),
    base: z.strictObject({ text: z.string() }).partial().default({}),
  },
  deletePackingLine: { fields: nothing, base: nothing },
  restorePackingLine: { fields: nothing, base: nothing },
  addKit: { fields: nothing, base: nothing },
  removeKit: { fields: nothing, base: nothing },
  bringThing: { fields: z.strictObject({ kind, bringerId, isForEverybody }), base: nothing },
  packThing: {
    fields: z.strictObject({ kind, parts, packedAt: instant.nullable(), packedCount: count }),
    base: countBase,
  },
  packThingBack: {
    fields: z.strictObject({ kind, parts, backAt: instant.nullable(), backCount: count }),
    base: countBase,
  },
  /** `isOwn`: the bringer writes the note. */
  noteThing: {
    fields: z.strictObject({
      kind,
      part: packedPart.nullable().default(null),
      note: packingNote,
      isOwn: z.boolean().default(false),
    }),
    base: z.strictObject({ note: z.string().nullable() }).partial().default({}),
  },
} as const;
