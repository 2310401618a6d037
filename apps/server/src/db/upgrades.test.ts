import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Database } from './engine/database.ts';
import { migrate } from './migrate.ts';

const shipped = fileURLToPath(new URL('./migrations', import.meta.url));

let database: Database;
let pool: Pool;
let folder: string;
beforeEach(async () => {
  database = await testDatabase();
  pool = database.pool;
  folder = await mkdtemp(join(tmpdir(), 'former-migrations-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function migrateUpTo(tag: string): Promise<void> {
  await cp(shipped, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const former = entries.filter((entry) => entry.tag < tag);
  await writeFile(file, JSON.stringify({ entries: former }));
  await pool.query('drop schema drizzle, public cascade; create schema public');
  await migrate(pool, { folder });
}

test('people and places from before zones and worn costumes stay, and take them on', async () => {
  await migrateUpTo('0004');
  await pool.query(`
    insert into teams (id, name, invite_code) select gen_random_uuid(), 'Nightshift', 'CODE';
    insert into locations (team_id, name, latitude, longitude) select id, 'Arcade', 35.7, 139.6 from teams;
    insert into costumes (team_id, character_name) select id, 'Morgan' from teams;
    insert into shoots (team_id, title, status, time_zone, duration_minutes, color, location_id)
      select team_id, 'Neon', 'idea', 'UTC', 60, '#fff', id from locations;
    insert into shoot_costumes (team_id, shoot_id, costume_id)
      select s.team_id, s.id, c.id from shoots s, costumes c;
    insert into shoot_participants (team_id, shoot_id, name, role)
      select team_id, id, unnest(array['Kim', 'Yuki']), 'Model' from shoots`);
  await migrate(pool);
  const { rows } = await pool.query(`
    with worn as (
      insert into shoot_participant_costumes (team_id, shoot_id, participant_id, costume_id)
      select p.team_id, p.shoot_id, p.id, c.costume_id
      from shoot_participants p join shoot_costumes c on c.shoot_id = p.shoot_id returning *
    )
    select (select count(*)::int from worn) as worn, l.name, l.time_zone as zone from locations l`);
  expect(rows).toEqual([{ worn: 2, name: 'Arcade', zone: null }]);
});

test('profiles that were saved stay saved, and those that were not know when they were made', async () => {
  await migrateUpTo('0005');
  await pool.query(`
    insert into users (name, email) values ('Ada Byron', 'ada@example.org'), ('Bo Kim', 'bo@example.org');
    insert into profiles (user_id, first_name, last_name, created_at, updated_at)
      select id, split_part(name, ' ', 1), 'Crew', '2026-03-01Z',
        case when name = 'Ada Byron' then timestamptz '2026-04-01Z' else 'epoch' end
      from users`);
  await migrate(pool);
  const { rows } = await pool.query(`
    select first_name as name, is_saved as "isSaved", updated_at as "updatedAt"
    from profiles order by first_name`);
  expect(rows).toEqual([
    { name: 'Ada', isSaved: true, updatedAt: new Date('2026-04-01Z') },
    { name: 'Bo', isSaved: false, updatedAt: new Date('2026-03-01Z') },
  ]);
});

test('a shoot in UTC was probably planned by a client that names no zone', async () => {
  await migrateUpTo('0006');
  await pool.query(`
    insert into teams (id, name, invite_code) select gen_random_uuid(), 'Nightshift', 'CODE';
    insert into shoots (team_id, title, status, time_zone, duration_minutes, color)
      select id, zone, 'idea', zone, 60, '#fff' from teams, unnest(array['Asia/Tokyo', 'UTC']) zone`);
  await migrate(pool);
  const { rows } = await pool.query(`
    select time_zone as zone, is_zone_guess as "isGuess" from shoots order by time_zone`);
  expect(rows).toEqual([
    { zone: 'Asia/Tokyo', isGuess: false },
    { zone: 'UTC', isGuess: true },
  ]);
});

test('people who were on a shoot when invitations were last mailed are taken to know its plan', async () => {
  await migrateUpTo('0009');
  await pool.query(`
    insert into teams (id, name, invite_code) select gen_random_uuid(), 'Nightshift', 'CODE';
    insert into locations (team_id, name, address) select id, 'Arcade', 'Nakano' from teams;
    insert into personnel (team_id, name, email) select id, 'Yuki', ' YUKI@example.org' from teams;
    insert into shoots (team_id, title, status, date, time, time_zone, duration_minutes, color, location_id, version)
      select team_id, 'Neon', 'idea', '2126-11-28', '21:15', 'Asia/Tokyo', 90, '#fff', id, 7 from locations;
    insert into shoot_participants (team_id, shoot_id, name, email, created_at)
      select team_id, id, who, email, joined::timestamptz from shoots, (values
        ('Ines', 'ines@example.org', '2026-01-01'), ('Ina', 'Ines@example.org', '2026-01-01'),
        ('Noah', 'noah@example.org', '2026-03-01'), ('Kim', null, '2026-01-01')) p (who, email, joined);
    insert into shoot_participants (team_id, shoot_id, personnel_id, name, email, created_at)
      select s.team_id, s.id, p.id, 'Yuki', 'old@example.org', '2026-01-01' from shoots s, personnel p;
    insert into sent_reminders (team_id, shoot_id, sent, without_address, sent_at)
      select team_id, id, 2, '[]', '2026-02-01' from shoots`);
  await migrate(pool);
  const { rows } = await pool.query('select email, plan, sequence from told_plans order by email');
  const plan = {
    date: '2126-11-28',
    time: '21:15',
    timeZone: 'Asia/Tokyo',
    durationMinutes: 90,
    place: { id: expect.any(String), name: 'Arcade', address: 'Nakano' },
  };
  expect(rows).toEqual([
    { email: 'ines@example.org', plan, sequence: 7 },
    { email: 'yuki@example.org', plan, sequence: 7 },
  ]);
});

test('stored templates take neither set-up nor strike', async () => {
  await migrateUpTo('0020');
  await pool.query(`
    insert into teams (id, name, invite_code) select gen_random_uuid(), 'Nightshift', 'CODE';
    insert into shoot_templates (team_id, name, plan)
      select id, 'Studio', '{"status": "idea", "durationMinutes": 90}' from teams`);
  await migrate(pool);
  const { rows } = await pool.query('select plan from shoot_templates');
  const around = { setUpMinutes: 0, strikeMinutes: 0 };
  expect(rows).toEqual([{ plan: { status: 'idea', durationMinutes: 90, ...around } }]);
});
