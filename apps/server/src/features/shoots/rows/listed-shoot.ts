import { LISTED_TEXT_MAX } from '@lensemble/contract/constants';
import type { ListedShoot, WindowStart } from '@lensemble/contract/shoots';
import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { prebuilt, selectList } from '../../../db/select.ts';
import { l, s } from '../../../db/shoots-and-places.ts';
import { selectShoots } from './select-shoots.ts';
import { type Own, type ShootRow, toShoot } from './shoot-row.ts';

/** Adds an ellipsis, so that a cut text is seen to be one. */
const cut = (text: Column): SQL => {
  const max = sql.raw(String(LISTED_TEXT_MAX));
  return sql`case when length(${text}) > ${max} then left(${text}, ${max} - 1) || '…' else ${text} end`;
};

const { teamId: _, ...ownColumns } = getTableColumns(s);

const LISTED_COLUMNS = prebuilt(
  selectList<Own>({
    ...ownColumns,
    instagramLinks: sql`null`,
    description: cut(s.description),
    locationName: l.name,
    locationAddress: l.address,
    locationNotes: cut(l.notes),
  }),
);

/** Up to `count` shoots of the team, newest first. */
export function selectWindow(scope: TeamScope, after: WindowStart | undefined, count: number): SQL {
  const isLater = after
    ? sql`and (${shoots.createdAt} < ${after.createdAt}::timestamptz
        or ${shoots.createdAt} = ${after.createdAt}::timestamptz and ${shoots.id} > ${after.id}::uuid)`
    : sql``;
  const window = sql`(
    select * from ${shoots} where ${shoots.teamId} = ${scope.teamId} ${isLater}
    order by ${shoots.createdAt} desc, ${shoots.id} limit ${count}::int)`;
  const cards = selectShoots(scope, window, undefined, LISTED_COLUMNS);
  return sql`${cards} order by ${s.createdAt} desc, ${s.id}`;
}

/** The place of a shoot in the list. A JavaScript date would lose the microseconds. */
export function placeOf({ id, createdAt }: Pick<ShootRow, 'id' | 'createdAt'>): WindowStart {
  const [, fraction = ''] = /\.(\d+)/.exec(createdAt) ?? [];
  const second = new Date(createdAt).toISOString().slice(0, 19);
  return { id, createdAt: `${second}.${fraction.padEnd(6, '0')}Z` };
}

export function toListedShoot(row: ShootRow): ListedShoot {
  const { instagramLinks: _, ...shoot } = toShoot(row);
  return shoot;
}
