import { pageLocale } from '@lensemble/messages/page-language';
import type { PlainDate } from '@/lib/time/dates.ts';
import { type ColumnKey, columnKeys, columnOf, type Row, titleColumn } from './columns.tsx';

export type SortKey = ColumnKey | 'title';

export interface Sort {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** Reads `?sort=date` or, descending, `?sort=-date`. Null stands for the order of `inPlanOrder`. */
export function sortIn(text: string | undefined): Sort | null {
  const name = text?.replace(/^-/, '');
  const key = (['title', ...columnKeys] as const).find((one) => one === name);
  return key ? { key, isDescending: text?.startsWith('-') === true } : null;
}

/** What a press of a column's header sorts by: first ascending, then the other way. */
export function nextSort(sort: Sort | null, key: SortKey): string {
  return sort?.key === key && !sort.isDescending ? `-${key}` : key;
}

const collator = new Intl.Collator(pageLocale, { numeric: true, sensitivity: 'base' });

export function sortRows(
  rows: readonly Row[],
  sort: Sort | null,
  today: PlainDate,
): readonly Row[] {
  if (sort === null) return inPlanOrder(rows, today);
  const { valueIn } = sort.key === 'title' ? titleColumn : columnOf(sort.key);
  return sortedBy(rows, valueIn, sort.isDescending);
}

/** What comes next first, then what has no date yet, then what is past, the latest first. */
function inPlanOrder(rows: readonly Row[], today: PlainDate): readonly Row[] {
  const { valueIn } = columnOf('date');
  const isPast = ({ shoot: { date } }: Row) => date !== null && date < today;
  const past = rows.filter(isPast);
  const ahead = rows.filter((row) => !isPast(row));
  return [...sortedBy(ahead, valueIn, false), ...sortedBy(past, valueIn, true)];
}

function sortedBy(
  rows: readonly Row[],
  valueIn: (row: Row) => string | number | null | undefined,
  isDescending: boolean,
): readonly Row[] {
  const sign = isDescending ? -1 : 1;
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
