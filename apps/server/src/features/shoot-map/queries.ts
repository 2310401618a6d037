import { MAP_WINDOW } from '@lensemble/contract/constants';
import { listMapShoots } from '@lensemble/contract/shoot-map';
import type { WindowStart } from '@lensemble/contract/shoots';
import { isNull, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { shootsAfter } from '../../db/shoot-windows.ts';
import type { ListPart } from '../../http/lists/answers.ts';
import { windowOf } from '../../http/lists/shoot-windows.ts';
import {
  LIST_JOINS,
  l,
  MAP_COLUMNS,
  type MapShootRow,
  r,
  s,
  toMapShoot,
} from './rows/map-shoot-row.ts';

/** The newest shoots of the team for the map, or the next ones after a place in the list, in one statement. */
export async function findMapShoots(
  orm: Orm,
  { teamId }: TeamScope,
  after: WindowStart | undefined,
): Promise<ListPart> {
  const { shootId, position, createdAt, id, url, deletedAt } = shootReferences;
  const lists = LIST_JOINS.map((join) => join(teamId));
  const { rows } = await orm.execute<MapShootRow>(sql`${plannedEachTime}
    with shown as materialized ${shootsAfter(teamId, after, MAP_WINDOW + 1)}
    select ${MAP_COLUMNS} from shown ${s}
    left join ${locations} ${l} on ${l.teamId} = ${s.teamId} and ${l.id} = ${s.locationId}
    left join (
      select distinct on (${shootId}) ${shootId}, ${url} from ${shootReferences}
      where ${shootReferences.teamId} = ${teamId} and ${isNull(deletedAt)}
      order by ${shootId}, ${position}, ${createdAt}, ${id}
    ) r on ${r.shootId} = ${s.id}
    ${sql.join(lists, sql` `)}
    order by ${s.createdAt} desc, ${s.id}`);
  return windowOf(listMapShoots.path, rows, MAP_WINDOW, toMapShoot);
}
