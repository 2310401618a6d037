import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { recordedTables } from './activity/recorded.ts';
import { catalogueTables } from './catalogue-tables.ts';
import { commentReads } from './schema/comments.ts';
import { conventions } from './schema/conventions.ts';
import { shootDocuments } from './schema/documents.ts';
import { unsentMails } from './schema/reminders.ts';
import { shoots } from './schema/shoots.ts';
import { appliedOperations } from './schema/shots.ts';
import { shootTemplates } from './schema/templates.ts';
import { toldPlans } from './schema/told-plans.ts';
import { trashTables } from './trash-tables.ts';

const folder = fileURLToPath(new URL('./schema/', import.meta.url));
const schemas: Record<string, unknown>[] = await Promise.all(
  readdirSync(folder).map((file) => import(join(folder, file))),
);
const tables = schemas
  .flatMap((schema) => Object.values(schema))
  .filter((each): each is PgTable => is(each, PgTable));

const parentsOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => ({
    name: getTableName(key.reference().foreignTable),
    onDelete: key.onDelete,
    column: key.reference().columns.at(-1)?.name ?? '',
  }));

const roots = [
  shoots,
  conventions,
  shootTemplates,
  ...Object.values(catalogueTables).map(({ table }) => table),
];

test('the trash keeps every table that a deletion takes rows of, parents first', () => {
  const gone = new Set(roots.map(getTableName));
  for (let size = 0; size < gone.size; ) {
    size = gone.size;
    for (const table of tables)
      if (parentsOf(table).some(({ name, onDelete }) => onDelete === 'cascade' && gone.has(name)))
        gone.add(getTableName(table));
  }
  const kept = trashTables.map(({ table }) => getTableName(table));
  expect(kept.toSorted()).toEqual([...gone].toSorted());
  for (const [index, { table }] of trashTables.entries()) {
    const earlier = kept.slice(0, index);
    const parents = parentsOf(table)
      .map(({ name }) => name)
      .filter((name) => name !== getTableName(table));
    expect(earlier).toEqual(expect.arrayContaining(parents.filter((name) => gone.has(name))));
  }
});

test('the trash knows every reference that a deletion clears', () => {
  for (const { table, links } of trashTables) {
    const cleared = parentsOf(table).flatMap(({ onDelete, column }) =>
      onDelete === 'set null' ? [column] : [],
    );
    expect(links?.columns ?? []).toEqual(expect.arrayContaining(cleared));
  }
});

test('the trash protects every picture', () => {
  for (const { table, picture } of trashTables) {
    const shown = parentsOf(table).flatMap(({ name, column }) =>
      name === 'images' ? [column] : [],
    );
    expect([picture ?? []].flat()).toEqual(shown);
  }
});

test('what the trash keeps is recorded, or bookkeeping', () => {
  const recorded = new Set(recordedTables.map(({ table }) => getTableName(table)));
  const kept = trashTables.map(({ table }) => getTableName(table));
  const bookkeeping = [
    ...[shootDocuments, unsentMails, appliedOperations, toldPlans, commentReads],
  ].map(getTableName);
  expect(kept.filter((name) => !recorded.has(name)).toSorted()).toEqual(bookkeeping.toSorted());
});
