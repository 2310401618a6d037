import type { MapShoot } from '@lensemble/contract/shoot-map';
import { isNull, sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import {
  LIST_JOINS,
  l,
  MAP_COLUMNS,
  type MapShootRow,
  r,
  s,
  toMapShoot,
} from './rows/map-shoot-row.ts';

/** All shoots of the team for the map, newest first, in one statement. */
export async function findMapShoots(orm: Orm, { teamId }: TeamScope): Promise<MapShoot[]> {
  const { shootId, position, createdAt, id, url, deletedAt } = shootReferences;
  const lists = LIST_JOINS.map((join) => join(teamId));
  const { rows } = await orm.execute<MapShootRow>(sql`${plannedEachTime}
    select ${MAP_COLUMNS} from ${shoots} ${s}
    left join ${locations} ${l} on ${l.teamId} = ${s.teamId} and ${l.id} = ${s.locationId}
    left join (
      select distinct on (${shootId}) ${shootId}, ${url} from ${shootReferences}
      where ${shootReferences.teamId} = ${teamId} and ${isNull(deletedAt)}
      order by ${shootId}, ${position}, ${createdAt}, ${id}
    ) r on ${r.shootId} = ${s.id}
    ${sql.join(lists, sql` `)}
    where ${s.teamId} = ${teamId}
    order by ${s.createdAt} desc, ${s.id}`);
  return rows.map(toMapShoot);
}
