import { z } from 'zod';
import { KIT_EQUIPMENT_MAX, KIT_LINE_MAX, KIT_LINES_MAX } from './constants.ts';
import { id, instant, requiredText } from './fields.ts';
import { packedKinds, packedPart } from './packing.ts';

const nothing = z.strictObject({}).default({});
const kind = z.enum(packedKinds);
const line = requiredText(KIT_LINE_MAX, 'Please enter what has to come along').transform((value) =>
  value.replace(/\s+/g, ' '),
);
const bringerId = id.nullable();
const parts = z
  .array(packedPart, 'This must be a list')
  .max(KIT_EQUIPMENT_MAX + KIT_LINES_MAX, 'These are too many entries')
  .default([]);

/**
 * What changes the packing list. `target` is an item, a kit or a line; that of a new line is an id that the client makes up.
 * `bringerId` is a participant. With `parts`, what is packed are these parts of a kit.
 */
export const packingOperations = {
  addPackingLine: {
    fields: z.strictObject({ text: line, bringerId: bringerId.default(null) }),
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
  bringThing: { fields: z.strictObject({ kind, bringerId }), base: nothing },
  packThing: {
    fields: z.strictObject({ kind, parts, packedAt: instant.nullable() }),
    base: nothing,
  },
  packThingBack: {
    fields: z.strictObject({ kind, parts, backAt: instant.nullable() }),
    base: nothing,
  },
} as const;
