import { sql } from 'drizzle-orm';
import type { Database } from '../db/engine/database.ts';
import type { Orm } from '../db/orm.ts';
import { unrecorded } from '../db/revision.ts';

const ITEMS = 300;

/**
 * Inserts shoots with three costumes, three props and five participants each, with one statement for each table, and
 * without activity.
 */
export function insertManyShoots({ orm }: Database, team: string, count: number): Promise<void> {
  return orm.transaction((tx) => insert(tx, team, count));
}

async function insert(orm: Orm, team: string, count: number): Promise<void> {
  await orm.execute(sql`select ${unrecorded}`);
  await orm.execute(sql`
    insert into shoots (team_id, title, status, date, time_zone, duration_minutes, color)
    select ${team}, 'Shoot ' || n, 'planning', '2030-01-01', 'UTC', 60, '#3B82F6'
    from generate_series(1, ${count}) n`);
  for (const [table, links, key, name] of [
    ['costumes', 'shoot_costumes', 'costume_id', 'character_name'],
    ['props', 'shoot_props', 'prop_id', 'name'],
  ] as const) {
    await orm.execute(sql`
      insert into ${sql.identifier(table)} (team_id, ${sql.identifier(name)})
      select ${team}, 'Item ' || n from generate_series(1, ${ITEMS}::int) n`);
    await orm.execute(sql`
      with s as (select id, row_number() over () as n from shoots where team_id = ${team}),
        i as (select id, row_number() over () as n from ${sql.identifier(table)} where team_id = ${team})
      insert into ${sql.identifier(links)} (team_id, shoot_id, ${sql.identifier(key)}, position)
      select ${team}, s.id, i.id, 0
      from s cross join generate_series(0, 2) k join i on i.n = 1 + (s.n * 7 + k) % ${ITEMS}::int`);
  }
  await orm.execute(sql`
    insert into shoot_participants (team_id, shoot_id, name)
    select s.team_id, s.id, 'Guest ' || n from shoots s, generate_series(1, 5) n where s.team_id = ${team}`);
}
