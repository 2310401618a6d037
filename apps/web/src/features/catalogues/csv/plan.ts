import { ID_COLUMN } from '@lensemble/contract/catalogue-columns';
import type { z } from 'zod';
import { changedFields } from '../lib/changed.ts';
import { cellOf, valueIn } from './cells.ts';
import type { Row, Table } from './read-table.ts';
import type { Sheet } from './sheets.ts';

/** An item as it is now. */
export type StoredItem = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly updatedAt: string;
};

export type Problem =
  /** `sentence` is the contract's, in English. */
  | {
      readonly about: 'field';
      readonly field: string;
      readonly sentence: string;
      /** The only values that the field may have. */
      readonly choices?: readonly string[];
    }
  | { readonly about: 'sameId'; readonly row: number }
  | { readonly about: 'unknownId' | 'surplusCells' };

type Outcome =
  /** `isNamesake`: an item has the same name. */
  | { readonly kind: 'new'; readonly item: object; readonly isNamesake: boolean }
  | { readonly kind: 'changed'; readonly before: StoredItem; readonly change: object }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

export type Line = Outcome & {
  /** The number of the row in the file. */
  readonly row: number;
  readonly name: string;
};

export const lineKinds = [
  'refused',
  'changed',
  'new',
  'unchanged',
] as const satisfies readonly Line['kind'][];

type Cells = ReadonlyMap<string, string>;

/**
 * What each row of a file would do to a catalog. A row with an id changes that item. One without adds an item, unless one
 * says the same already: reading a file twice adds nothing.
 */
export function planImport(sheet: Sheet, table: Table, items: readonly StoredItem[]): Line[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byName = new Map<string, StoredItem[]>();
  for (const item of items) {
    const name = plain(item[sheet.nameField]);
    byName.set(name, [...(byName.get(name) ?? []), item]);
  }
  const rowOfId = new Map<string, number>();
  /** Items that a row stands for. */
  const met = new Set(table.rows.map((row) => idIn(cellsOf(table, row))));

  const outcomeOf = (row: Row, cells: Cells): Outcome => {
    if (row.cells.slice(table.fields.length).some((cell) => cell.trim() !== ''))
      return refused({ about: 'surplusCells' });
    const id = idIn(cells);
    if (id === '') return outcomeOfNew(cells);
    const item = byId.get(id);
    if (!item) return refused({ about: 'unknownId' });
    const earlier = rowOfId.get(id);
    if (earlier !== undefined) return refused({ about: 'sameId', row: earlier });
    rowOfId.set(id, row.number);
    const change = changeOf(sheet, cells, item);
    if ('problems' in change) return change;
    if (Object.keys(change.fields).length === 0) return { kind: 'unchanged' };
    return { kind: 'changed', before: item, change: change.fields };
  };

  const outcomeOfNew = (cells: Cells): Outcome => {
    const read = sheet.newItem.safeParse(valuesOf(sheet, cells));
    if (!read.success) return refused(...problemsOf(read.error));
    const namesakes = byName.get(plain(nameOf(sheet, read.data))) ?? [];
    const same = namesakes.find((item) => !met.has(item.id) && isAsIn(sheet, cells, item));
    if (same) {
      met.add(same.id);
      return { kind: 'unchanged' };
    }
    const item = sheet.complete?.(read.data) ?? read.data;
    return { kind: 'new', item, isNamesake: namesakes.length > 0 };
  };

  return table.rows.map((row) => {
    const cells = cellsOf(table, row);
    const outcome = outcomeOf(row, cells);
    const item = outcome.kind === 'new' ? outcome.item : (byId.get(idIn(cells)) ?? {});
    const name = cells.get(sheet.nameField)?.trim() || nameOf(sheet, item);
    return { ...outcome, row: row.number, name };
  });
}

const plain = (name: unknown) =>
  String(name ?? '')
    .trim()
    .toLowerCase();

const nameOf = ({ nameField }: Sheet, item: object) =>
  String(new Map<string, unknown>(Object.entries(item)).get(nameField) ?? '');

const idIn = (cells: Cells) => cells.get(ID_COLUMN)?.trim().toLowerCase() ?? '';

const refused = (...problems: Problem[]) => ({ kind: 'refused', problems }) as const;

/** The cells of the known columns. A row may end early. */
const cellsOf = ({ fields }: Table, { cells }: Row): Cells =>
  new Map(
    fields.flatMap((field, place) => {
      const cell = cells[place];
      return field === null || cell === undefined ? [] : [[field, cell] as const];
    }),
  );

/** The values that a row sets. Cells that are as an export of the item has them set none, whatever the contract says of them. */
function valuesOf({ columns }: Sheet, cells: Cells, item?: StoredItem): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [field, kind] of Object.entries(columns)) {
    const cell = cells.get(field);
    if (cell === undefined) continue;
    if (item && cellOf(kind, item[field]).replace(/\r\n?/g, '\n') === cell) continue;
    const value = valueIn(kind, cell);
    if (value !== undefined) values[field] = value;
  }
  return values;
}

/** The fields of an item that a row changes. */
function changeOf(sheet: Sheet, cells: Cells, item: StoredItem) {
  const { together = [] } = sheet;
  const values = valuesOf(sheet, cells, item);
  if (Object.keys(values).length === 0) return { fields: {} };
  const isPart = together.some((field) => field in values);
  const others = isPart ? together.map((field) => [field, item[field]] as const) : [];
  const read = sheet.change.safeParse({ ...Object.fromEntries(others), ...values });
  if (!read.success) return refused(...problemsOf(read.error));
  const fields = changedFields(read.data, item, together);
  return { fields: sheet.complete?.(fields) ?? fields };
}

function isAsIn(sheet: Sheet, cells: Cells, item: StoredItem): boolean {
  const change = changeOf(sheet, cells, item);
  return 'fields' in change && Object.keys(change.fields).length === 0;
}

/** One for each field. */
function problemsOf({ issues }: z.ZodError): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '');
    const choices = issue.code === 'invalid_value' ? { choices: issue.values.map(String) } : {};
    if (!problems.has(field))
      problems.set(field, { about: 'field', field, sentence: issue.message, ...choices });
  }
  return [...problems.values()];
}
