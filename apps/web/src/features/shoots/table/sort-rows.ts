import { pageLocale } from '@lensemble/messages/page-language';
import { type ColumnKey, columnKeys, columnOf, type Row, titleColumn } from './columns.tsx';

export type SortKey = ColumnKey | 'title';

export interface Sort {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

const LATEST_FIRST: Sort = { key: 'date', isDescending: true };

/** Reads `?sort=date` or, descending, `?sort=-date`, the default. */
export function sortIn(text: string | undefined): Sort {
  const name = text?.replace(/^-/, '');
  const key = (['title', ...columnKeys] as const).find((one) => one === name);
  return key ? { key, isDescending: text?.startsWith('-') === true } : LATEST_FIRST;
}

/** What a press of a column's header sorts by: first ascending, then the other way. */
export function nextSort(sort: Sort, key: SortKey): string {
  return sort.key === key && !sort.isDescending ? `-${key}` : key;
}

const collator = new Intl.Collator(pageLocale, { numeric: true, sensitivity: 'base' });

export function sortRows(rows: readonly Row[], sort: Sort): readonly Row[] {
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
