import { z } from 'zod';
import { KIT_LINE_MAX } from './constants.ts';
import { id, text } from './fields.ts';

/** What an entry of a packing list is. All but lines are items of catalogs. */
export const packedKinds = ['equipment', 'prop', 'costume', 'kit', 'line'] as const;
export type PackedKind = (typeof packedKinds)[number];

/** A part of a kit: a piece of equipment, or a line as the kit has it. */
export const packedPart = z.union([
  z.strictObject({ equipmentId: id }),
  z.strictObject({ line: text(KIT_LINE_MAX).min(1, 'This must be text') }),
]);
export type PackedPart = z.infer<typeof packedPart>;

/** A line of free text. One for everybody is brought by each person for themselves, and is never checked off. */
export const packingLine = z.object({ id, text: z.string(), isForEverybody: z.boolean() });
export type PackingLine = z.infer<typeof packingLine>;

/**
 * What was recorded about an entry, or with `part` about a part of a kit. `bringerId` is a participant. `packedAt` and
 * `backAt` are when all of it was packed, and packed back: ISO 8601 in UTC by the clock of the device, null for not all.
 * `packedCount` and `backCount` are then how many units are; null for all or none. `isNoteOwn`: the bringer wrote the note.
 */
export const packingRecord = z.object({
  kind: z.enum(packedKinds),
  id,
  part: packedPart.nullable(),
  bringerId: id.nullable(),
  packedAt: z.string().nullable(),
  backAt: z.string().nullable(),
  packedCount: z.number().int().nullable(),
  backCount: z.number().int().nullable(),
  note: z.string().nullable(),
  isNoteOwn: z.boolean(),
});
export type PackingRecord = z.infer<typeof packingRecord>;

const packable = z.object({
  name: z.string(),
  quantity: z.number().int(),
  storagePlace: z.string().nullable(),
  imageUrl: z.string().nullable(),
});

/** What has to come along by itself, because the shoot is linked to it. `storagePlace` is where it is kept. */
const packedThing = packable.extend({
  kind: z.enum(packedKinds).exclude(['line']),
  id,
  /** Empty for all but kits. */
  parts: z.array(packable.extend({ part: packedPart })),
});
export type PackedThing = z.infer<typeof packedThing>;

/**
 * The packing list of a shoot. `things` has the kits of `kitIds` too. Rows exist only for what was recorded: `packingEntries` makes
 * the list.
 */
export const packing = z.object({
  kitIds: z.array(id),
  lines: z.array(packingLine),
  records: z.array(packingRecord),
  things: z.array(packedThing),
});
export type Packing = z.infer<typeof packing>;
