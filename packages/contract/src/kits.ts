import { z } from 'zod';
import {
  changeOf,
  defineCatalogue,
  type EveryField,
  picture,
  pictureInput,
  storagePlace,
} from './catalogue.ts';
import type { ColumnsOf } from './catalogue-columns.ts';
import {
  DESCRIPTION_MAX,
  ITEM_NAME_MAX,
  KIT_EQUIPMENT_MAX,
  KIT_LINE_MAX,
  KIT_LINES_MAX,
  QUANTITY_DEFAULT,
} from './constants.ts';
import { quantity } from './equipment.ts';
import { id, optionalText, requiredText, text } from './fields.ts';

const LIST_MESSAGE = 'This must be a list';

const equipmentInKit = z.strictObject({
  equipmentId: id,
  quantity: quantity.default(QUANTITY_DEFAULT),
});

const fields = {
  name: requiredText(ITEM_NAME_MAX, 'Name is required'),
  description: optionalText(DESCRIPTION_MAX),
  equipment: z
    .array(equipmentInKit, LIST_MESSAGE)
    .max(KIT_EQUIPMENT_MAX, `At most ${KIT_EQUIPMENT_MAX} pieces of equipment`)
    .transform(firstOfEach),
  lines: z
    .array(text(KIT_LINE_MAX).trim(), LIST_MESSAGE)
    .max(KIT_LINES_MAX, `At most ${KIT_LINES_MAX} lines`)
    .transform((lines) => lines.filter((line) => line !== '')),
  storagePlace,
  imageUrl: pictureInput,
};

/** Of the same equipment twice, the first entry counts. */
function firstOfEach<Entry extends { readonly equipmentId: string }>(entries: readonly Entry[]) {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    if (!first.has(entry.equipmentId)) first.set(entry.equipmentId, entry);
  }
  return [...first.values()];
}

export const newKit = z.strictObject({
  name: fields.name,
  description: fields.description.default(null),
  equipment: fields.equipment.default([]),
  lines: fields.lines.default([]),
  storagePlace: fields.storagePlace.default(null),
  imageUrl: fields.imageUrl.default(null),
} satisfies EveryField<typeof fields>);

export const kitChange = changeOf(fields);

export const kitColumns = {
  name: 'text',
  lines: 'list',
  description: 'text',
  storagePlace: 'text',
  equipment: 'none',
  imageUrl: 'none',
} as const satisfies ColumnsOf<z.output<typeof kitChange>>;

/**
 * Named sets of equipment, with quantities, and of lines of free text. `equipment` and `lines` are in the order in which
 * they were given. Equipment that is deleted leaves its kits. Errors: 422 for equipment that the team does not have.
 */
export const kits = defineCatalogue({
  path: '/api/kits',
  kind: 'kits',
  file: { name: 'image', sets: 'imageUrl' },
  item: {
    name: z.string(),
    description: z.string().nullable(),
    equipment: z.array(z.object({ equipmentId: id, quantity: z.number().int() })),
    lines: z.array(z.string()),
    storagePlace: z.string().nullable(),
    ...picture,
  },
  newItem: newKit,
  change: kitChange,
  columns: kitColumns,
});
export type Kit = z.infer<typeof kits.item>;
