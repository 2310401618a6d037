import { LISTED_TEXT_MAX } from '@lensemble/contract/constants';
import { type WindowStart, windowStartText } from '@lensemble/contract/shoots';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { shoots } from '../../db/schema/shoots.ts';
import type { ListPart } from './answers.ts';

/** Adds an ellipsis, so that a cut text is seen to be one. */
export function cut(text: Column | SQL, length = LISTED_TEXT_MAX): SQL {
  const max = sql.raw(String(length));
  return sql`case when length(${text}) > ${max} then left(${text}, ${max} - 1) || '…' else ${text} end`;
}

/** Up to `count` shoots of a team, newest first. */
export function shootsAfter(teamId: string, after: WindowStart | undefined, count: number): SQL {
  const isLater = after
    ? sql`and (${shoots.createdAt} < ${after.createdAt}::timestamptz
        or ${shoots.createdAt} = ${after.createdAt}::timestamptz and ${shoots.id} > ${after.id}::uuid)`
    : sql``;
  return sql`(
    select * from ${shoots} where ${shoots.teamId} = ${teamId} ${isLater}
    order by ${shoots.createdAt} desc, ${shoots.id} limit ${count}::int)`;
}

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
