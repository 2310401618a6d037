import { pageLocale } from '@lensemble/messages/page-language';
import { type ColumnKey, columnKeys, columnOf, type Row, titleColumn } from './columns.tsx';

export type SortKey = ColumnKey | 'title';

export interface Sort {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** Reads `?sort=date` or, descending, `?sort=-date`; undefined for the order of the list, newest first. */
export function sortIn(text: string | undefined): Sort | undefined {
  const name = text?.replace(/^-/, '');
  const key = (['title', ...columnKeys] as const).find((one) => one === name);
  return key && { key, isDescending: text?.startsWith('-') === true };
}

/** What a press of a column's header sorts by: ascending, descending, then the order of the list. */
export function nextSort(sort: Sort | undefined, key: SortKey): string | undefined {
  if (sort?.key !== key) return key;
  return sort.isDescending ? undefined : `-${key}`;
}

const collator = new Intl.Collator(pageLocale, { numeric: true, sensitivity: 'base' });

export function sortRows(rows: readonly Row[], sort: Sort | undefined): readonly Row[] {
  if (!sort) return rows;
  const { valueIn } = sort.key === 'title' ? titleColumn : columnOf(sort.key);
  const sign = sort.isDescending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: valueIn(row) ?? null }));
  keyed.sort((a, b) => {
    if (a.value === null || b.value === null)
      return Number(a.value === null) - Number(b.value === null);
    return sign * compare(a.value, b.value);
  });
  return keyed.map(({ row }) => row);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}
