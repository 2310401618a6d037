import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';

const { pool, close } = await testDatabase();
afterAll(close);

const TEAMS = 100;
const SHOOTS_OF_TEAM = 20;

test('PostgreSQL knows that shoots have one team, and how many rows to expect of some of them', async () => {
  await pool.query(`
    insert into teams (name, invite_code) select 'Team ' || n, 'known-' || n from generate_series(1, ${TEAMS}) n`);
  await pool.query(`
    insert into shoots (team_id, title, status, time_zone, duration_minutes, color)
    select t.id, 'Shoot', 'idea', 'UTC', 60, '#3B82F6' from teams t, generate_series(1, ${SHOOTS_OF_TEAM})`);
  await pool.query(
    `insert into shoot_participants (team_id, shoot_id, name) select team_id, id, 'Guest' from shoots`,
  );
  await pool.query('analyze shoots, shoot_participants');
  const { rows } = await pool.query<{ team: string; ids: string[] }>(
    'select team_id as team, array_agg(id) as ids from shoots group by team_id limit 1',
  );
  const [{ team, ids } = { team: '', ids: [] }] = rows;
  const expectedOf = async (table: string, id: string) => {
    const chosen = `array[${ids.map((each) => `'${each}'`).join()}]::uuid[]`;
    const text = `explain (format json) select from ${table}
      where team_id = any (array['${team}']::uuid[]) and ${id} = any (${chosen})`;
    const plan = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(text);
    return plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'];
  };
  expect(await expectedOf('shoots', 'id')).toBe(SHOOTS_OF_TEAM);
  expect(await expectedOf('shoot_participants', 'shoot_id')).toBe(SHOOTS_OF_TEAM);
});
