import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';

const shipped = fileURLToPath(new URL('./migrations', import.meta.url));

interface Upgrade {
  readonly title: string;
  /** The first migration that is missing when the rows are added. */
  readonly before: string;
  /** Adds rows of that version, in a separate team. */
  readonly rows: string;
  readonly query: string;
  readonly expected: readonly object[];
}

const inTeam = (name: string) => `
  insert into teams (id, name, invite_code) select gen_random_uuid(), '${name}', '${name}';
  create temp view team as select id from teams where name = '${name}';`;

/** From the oldest to the newest: one database takes on all of them, as an installation does. */
const upgrades: readonly Upgrade[] = [
  {
    title: 'people and places from before zones and worn costumes stay, and take them on',
    before: '0004',
    rows: `
      ${inTeam('Worn')}
      insert into locations (team_id, name, latitude, longitude) select id, 'Arcade', 35.7, 139.6 from team;
      insert into costumes (team_id, character_name) select id, 'Morgan' from team;
      insert into shoots (team_id, title, status, time_zone, duration_minutes, color, location_id)
        select team_id, 'Neon', 'idea', 'UTC', 60, '#fff', id from locations;
      insert into shoot_costumes (team_id, shoot_id, costume_id)
        select s.team_id, s.id, c.id from shoots s, costumes c;
      insert into shoot_participants (team_id, shoot_id, name, role)
        select team_id, id, unnest(array['Kim', 'Yuki']), 'Model' from shoots`,
    query: `
      with worn as (
        insert into shoot_participant_costumes (team_id, shoot_id, participant_id, costume_id)
        select p.team_id, p.shoot_id, p.id, c.costume_id
        from shoot_participants p join shoot_costumes c on c.shoot_id = p.shoot_id returning *
      )
      select (select count(*)::int from worn) as worn, l.name, l.time_zone as zone
      from locations l join teams t on t.id = l.team_id and t.name = 'Worn'`,
    expected: [{ worn: 2, name: 'Arcade', zone: null }],
  },
  {
    title: 'profiles that were saved stay saved, and those that were not know when they were made',
    before: '0005',
    rows: `
      insert into users (name, email) values ('Ada Byron', 'ada@example.org'), ('Bo Kim', 'bo@example.org');
      insert into profiles (user_id, first_name, last_name, created_at, updated_at)
        select id, split_part(name, ' ', 1), 'Crew', '2026-03-01Z',
          case when name = 'Ada Byron' then timestamptz '2026-04-01Z' else 'epoch' end
        from users`,
    query: `
      select first_name as name, is_saved as "isSaved", updated_at as "updatedAt"
      from profiles order by first_name`,
    expected: [
      { name: 'Ada', isSaved: true, updatedAt: new Date('2026-04-01Z') },
      { name: 'Bo', isSaved: false, updatedAt: new Date('2026-03-01Z') },
    ],
  },
  {
    title: 'a shoot in UTC was probably planned by a client that names no zone',
    before: '0006',
    rows: `
      ${inTeam('Zones')}
      insert into shoots (team_id, title, status, time_zone, duration_minutes, color)
        select id, zone, 'idea', zone, 60, '#fff' from team, unnest(array['Asia/Tokyo', 'UTC']) zone`,
    query: `
      select time_zone as zone, is_zone_guess as "isGuess"
      from shoots s join teams t on t.id = s.team_id and t.name = 'Zones' order by time_zone`,
    expected: [
      { zone: 'Asia/Tokyo', isGuess: false },
      { zone: 'UTC', isGuess: true },
    ],
  },
  {
    title:
      'people who were on a shoot when invitations were last mailed are taken to know its plan',
    before: '0009',
    rows: `
      ${inTeam('Invited')}
      insert into locations (team_id, name, address) select id, 'Arcade', 'Nakano' from team;
      insert into personnel (team_id, name, email) select id, 'Yuki', ' YUKI@example.org' from team;
      insert into shoots (team_id, title, status, date, time, time_zone, duration_minutes, color, location_id, version)
        select l.team_id, 'Night', 'idea', '2126-11-28', '21:15', 'Asia/Tokyo', 90, '#fff', l.id, 7
        from locations l join team on team.id = l.team_id;
      insert into shoot_participants (team_id, shoot_id, name, email, created_at)
        select team_id, id, who, email, joined::timestamptz from shoots, (values
          ('Ines', 'ines@example.org', '2026-01-01'), ('Ina', 'Ines@example.org', '2026-01-01'),
          ('Noah', 'noah@example.org', '2026-03-01'), ('Kim', null, '2026-01-01')) p (who, email, joined)
        where title = 'Night';
      insert into shoot_participants (team_id, shoot_id, personnel_id, name, email, created_at)
        select s.team_id, s.id, p.id, 'Yuki', 'old@example.org', '2026-01-01'
        from shoots s join personnel p on p.team_id = s.team_id where s.title = 'Night';
      insert into sent_reminders (team_id, shoot_id, sent, without_address, sent_at)
        select team_id, id, 2, '[]', '2026-02-01' from shoots where title = 'Night'`,
    query: 'select email, plan, sequence from told_plans order by email',
    expected: ['ines@example.org', 'yuki@example.org'].map((email) => ({
      email,
      plan: {
        date: '2126-11-28',
        time: '21:15',
        timeZone: 'Asia/Tokyo',
        durationMinutes: 90,
        place: { id: expect.any(String), name: 'Arcade', address: 'Nakano' },
      },
      sequence: 7,
    })),
  },
  {
    title: 'stored templates take neither set-up nor strike',
    before: '0020',
    rows: `
      ${inTeam('Templates')}
      insert into shoot_templates (team_id, name, plan)
        select id, 'Studio', '{"status": "idea", "durationMinutes": 90}' from team`,
    query: 'select plan from shoot_templates',
    expected: [
      { plan: { status: 'idea', durationMinutes: 90, setUpMinutes: 0, strikeMinutes: 0 } },
    ],
  },
];

/** A folder with the migrations before a tag. The journal of a folder is read once. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = join(folders, tag);
  await cp(shipped, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const former = entries.filter((entry) => entry.tag < tag);
  await writeFile(file, JSON.stringify({ entries: former }));
  return folder;
}

let database: TestDatabase;
let folders: string;
beforeAll(async () => {
  database = await testDatabase();
  folders = await mkdtemp(join(tmpdir(), 'former-migrations-'));
  const { pool } = database;
  await pool.query('drop schema drizzle, public cascade; create schema public');
  for (const { before, rows } of upgrades) {
    await migrate(pool, { folder: await migrationsBefore(before) });
    await pool.query(`begin; ${rows}; drop view if exists pg_temp.team; commit`);
  }
  await migrate(pool);
});
afterAll(async () => {
  await database.close();
  await rm(folders, { recursive: true });
});

test.each(upgrades)('$title', async ({ query, expected }) => {
  expect((await database.pool.query(query)).rows).toEqual(expected);
});
