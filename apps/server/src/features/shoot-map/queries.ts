import type { MapShoot } from '@lensemble/contract/shoot-map';
import { sql } from 'drizzle-orm';
import type { TeamScope } from '../../access/scope.ts';
import type { Orm } from '../../db/orm.ts';
import { plannedEachTime } from '../../db/planned-each-time.ts';
import { locations } from '../../db/schema/catalogue.ts';
import { shootReferences } from '../../db/schema/shoot-links.ts';
import { shoots } from '../../db/schema/shoots.ts';
import { MAP_COLUMNS, MAP_LISTS, type MapShootRow, toMapShoot } from './map-shoot-row.ts';

/** All shoots of the team for the map, newest first, in one statement. */
export async function findMapShoots(orm: Orm, { teamId }: TeamScope): Promise<MapShoot[]> {
  const listsOf = (links: string) =>
    sql`(${sql.raw(links)} where k.team_id = ${teamId} group by k.shoot_id)`;
  const { rows } = await orm.execute<MapShootRow>(sql`${plannedEachTime}
    select ${sql.raw(MAP_COLUMNS)} from ${shoots} s
    left join ${locations} l on l.team_id = s.team_id and l.id = s.location_id
    left join (
      select distinct on (shoot_id) shoot_id, url from ${shootReferences}
      where team_id = ${teamId} and deleted_at is null
      order by shoot_id, position, created_at, id
    ) r on r.shoot_id = s.id
    left join ${listsOf(MAP_LISTS.costumes)} c on c.shoot_id = s.id
    left join ${listsOf(MAP_LISTS.props)} p on p.shoot_id = s.id
    left join ${listsOf(MAP_LISTS.participants)} k on k.shoot_id = s.id
    where s.team_id = ${teamId}
    order by s.created_at desc, s.id`);
  return rows.map(toMapShoot);
}
