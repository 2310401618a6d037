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
import { ITEM_NAME_MAX, NOTES_MAX, TODO_MAX, TODOS_MAX } from './constants.ts';
import { costumeStatuses } from './costume-status.ts';
import { optionalText, requiredText, text } from './fields.ts';

const status = z.enum(costumeStatuses, 'Please choose a status');

const fields = {
  characterName: requiredText(ITEM_NAME_MAX, 'Character name is required'),
  seriesName: optionalText(ITEM_NAME_MAX),
  status,
  notes: optionalText(NOTES_MAX),
  todos: z
    .array(text(TODO_MAX).trim(), 'This must be a list')
    .max(TODOS_MAX, `At most ${TODOS_MAX} todos`)
    .transform((todos) => todos.filter((todo) => todo !== '')),
  storagePlace,
  imageUrl: pictureInput,
};

export const newCostume = z.strictObject({
  characterName: fields.characterName,
  seriesName: fields.seriesName.default(null),
  status: fields.status.default('planning'),
  notes: fields.notes.default(null),
  todos: fields.todos.default([]),
  storagePlace: fields.storagePlace.default(null),
  imageUrl: fields.imageUrl.default(null),
} satisfies EveryField<typeof fields>);

export const costumeChange = changeOf(fields);

export const costumeColumns = {
  characterName: 'text',
  seriesName: 'text',
  status: 'choice',
  todos: 'list',
  notes: 'text',
  storagePlace: 'text',
  imageUrl: 'none',
} as const satisfies ColumnsOf<z.output<typeof costumeChange>>;

export const costumes = defineCatalogue({
  path: '/api/costumes',
  kind: 'costumes',
  file: { name: 'image', sets: 'imageUrl' },
  item: {
    characterName: z.string(),
    seriesName: z.string().nullable(),
    status,
    notes: z.string().nullable(),
    todos: z.array(z.string()),
    storagePlace: z.string().nullable(),
    ...picture,
  },
  newItem: newCostume,
  change: costumeChange,
  columns: costumeColumns,
});
export type Costume = z.infer<typeof costumes.item>;
