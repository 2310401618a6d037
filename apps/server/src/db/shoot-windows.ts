import { LISTED_TEXT_MAX } from '@lensemble/contract/constants';
import type { WindowStart } from '@lensemble/contract/shoots';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { shoots } from './schema/shoots.ts';

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
