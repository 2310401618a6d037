import type { ListedShoot, WindowStart } from '@lensemble/contract/shoots';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { TeamScope } from '../../../access/scope.ts';
import { prebuilt, selectList } from '../../../db/select.ts';
import { cut, shootsAfter } from '../../../db/shoot-windows.ts';
import { l, s } from '../../../db/shoots-and-places.ts';
import { selectShoots } from './select-shoots.ts';
import { type Own, type ShootRow, toShoot } from './shoot-row.ts';

const { teamId: _, held: _held, heldZoneData: _zoneData, ...ownColumns } = getTableColumns(s);

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
  const window = shootsAfter(scope.teamId, after, count);
  const cards = selectShoots(scope, window, undefined, LISTED_COLUMNS);
  return sql`${cards} order by ${s.createdAt} desc, ${s.id}`;
}

export function toListedShoot(row: ShootRow): ListedShoot {
  const {
    instagramLinks: _,
    isShotListPublic: _switch,
    secondLocationId: _place,
    ...shoot
  } = toShoot(row);
  return shoot;
}
