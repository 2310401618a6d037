import { type WindowStart, windowStartText } from '@lensemble/contract/shoots';
import type { ListPart } from './answers.ts';

/** A shoot with its creation time in the format of the database. */
interface InList {
  readonly id: string;
  readonly createdAt: string;
}

/** The place of a shoot in the list. A JavaScript date would lose the microseconds. */
function placeOf({ id, createdAt }: InList): WindowStart {
  const [, fraction = ''] = /\.(\d+)/.exec(createdAt) ?? [];
  const second = new Date(createdAt).toISOString().slice(0, 19);
  return { id, createdAt: `${second}.${fraction.padEnd(6, '0')}Z` };
}

/** A window of a list. It takes one row more than the window has, which shows whether there is a next window. */
export function windowOf<Row extends InList>(
  path: string,
  rows: readonly Row[],
  count: number,
  toEntry: (row: Row) => unknown,
): ListPart {
  const shown = rows.slice(0, count);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const query = last && new URLSearchParams({ after: windowStartText(placeOf(last)) });
  return { entries: shown.map(toEntry), next: query && `${path}?${query}` };
}
