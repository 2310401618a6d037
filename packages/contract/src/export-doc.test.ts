import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ID_COLUMN } from './catalogue-columns.ts';
import { costumeColumns } from './costumes.ts';
import { equipmentColumns } from './equipment.ts';
import { kitColumns } from './kits.ts';
import { locationColumns } from './locations.ts';
import { crewColumns } from './personnel.ts';
import { propColumns } from './props.ts';
import { teamRecordKinds, teamRecords } from './team-records.ts';

const text = readFileSync(new URL('../../../docs/export.md', import.meta.url), 'utf8');

/** The rows of tables whose first cells are as given, with the names in the second cell. */
const rowsWhere = (first: RegExp) =>
  text.split('\n').flatMap((line) => {
    const [, name = '', names = ''] = line.split('|').map((cell) => cell.trim());
    if (!first.test(name)) return [];
    return [
      [name.replaceAll('`', ''), [...names.matchAll(/`([^`]+)`/g)].map(([, one]) => one)] as const,
    ];
  });

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** `date`, `plan.date`, `walks[].from` */
function pathsOf({ properties = {}, items, anyOf = [] }: JsonSchema): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...pathsOf(field).map((path) => `${name}${path.startsWith('[]') ? '' : '.'}${path}`),
  ]);
  const ofItems = items ? pathsOf(items).map((path) => `[].${path}`) : [];
  return [...own, ...ofItems, ...anyOf.flatMap(pathsOf)];
}

const fieldsOf = (schema: z.ZodType) =>
  pathsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema).sort();

const kinds = new Map(rowsWhere(/^`\w+`$/));

test.each(teamRecordKinds)('docs/export.md lists the fields of %s', (kind) => {
  expect(kinds.get(kind)?.toSorted()).toEqual(fieldsOf(teamRecords[kind]));
});

test('docs/export.md lists no other kind of record', () => {
  const others = [...kinds.keys()].filter((kind) => !Object.hasOwn(teamRecords, kind));
  expect(others).toEqual([]);
});

test.each([
  ['crew', crewColumns],
  ['equipment', equipmentColumns],
  ['locations', locationColumns],
  ['props', propColumns],
  ['costumes', costumeColumns],
  ['kits', kitColumns],
])('docs/export.md lists the columns of a CSV file of %s', (catalog, columns) => {
  const shown = Object.entries(columns).filter(([, kind]) => kind !== 'none');
  const names = [ID_COLUMN, ...shown.map(([name]) => name)];
  expect(new Map(rowsWhere(/^[a-z]+$/)).get(catalog)).toEqual(names);
});
