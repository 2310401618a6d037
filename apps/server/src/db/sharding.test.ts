import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';

const { pool, close } = await testDatabase();
afterAll(close);

/**
 * Keys that must be unique among all teams, and why. They name no record by its random id, so that they cannot be given the
 * team without a change of meaning.
 */
const amongAllTeams: Readonly<Record<string, string>> = {
  activity_pkey: 'a number from a sequence',
  activity_pieces_pkey: 'a number from a sequence',
  active_teams_pkey: 'of a person, who has one active team',
  calendar_feeds_of_person: 'of a person',
  calendar_feeds_token_unique: 'a random secret, which finds the team',
  call_links_token_unique: 'a random secret, which finds the team',
  convention_links_token_unique: 'a random secret, which finds the team',
  share_links_token_unique: 'a random secret, which finds the team',
  team_invitations_hash_unique: 'the hash of a random secret, which finds the team',
  team_short_codes_hash_unique: 'the hash of a random secret, which finds the team',
  images_pkey: 'an address with a random id, which finds the team',
  call_answers_pkey: 'a number from a sequence',
  news_pkey: 'a number from a sequence',
  trash_rows_pkey: 'a number from a sequence',
  notifications_group: 'of a person, whose notifications are one list',
  notifications_number: 'of a person, whose notifications are one list',
  notifications_once: 'of a person, whose notifications are one list',
  team_imports_pkey: 'of a person, who imports one team at a time',
};

/** References without the team, and why. */
const acrossTeams: Readonly<Record<string, string>> = {
  hosted_pictures_url_images_url_fk: 'only an import uses it, which has one database',
  notifications_member_id_team_members_id_fk: 'of a person, whose notifications are one list',
  unsent_mails_reminder_id_sent_reminders_id_fk:
    'it is deleted with a reminder, whose id is random',
};

/** Tables of people, which every part of a divided database would need. */
const OF_PEOPLE = ['users', 'sessions'];

interface Key {
  table: string;
  name: string;
  definition: string;
  /** Null is an expression. */
  columns: (string | null)[];
  /** Whether each one is the random id of a record. */
  ids: boolean[];
}

const TEAM_TABLES = `
  select c.oid, c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'team_id'
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`;

async function uniqueKeys(): Promise<Key[]> {
  const { rows } = await pool.query<Key>(`
    with t as (${TEAM_TABLES})
    select t.relname as table, n.relname as name, pg_get_indexdef(i.indexrelid) as definition,
      array_agg(a.attname::text order by k.place) as columns,
      array_agg(coalesce(a.atttypid = 'uuid'::regtype, false) order by k.place) as ids
    from t join pg_index i on i.indrelid = t.oid and (i.indisunique or i.indisexclusion)
      join pg_class n on n.oid = i.indexrelid
      cross join unnest(i.indkey::int2[]) with ordinality k (number, place)
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number and k.number > 0
    group by 1, 2, 3 order by 1, 2`);
  return rows;
}

interface Reference {
  name: string;
  columns: string[];
  /** The table that it leads to, and its columns there. */
  target: string;
  targetColumns: string[];
  source: string;
}

async function references(): Promise<Reference[]> {
  const named = (keys: string, table: string) => `array(select a.attname::text
    from unnest(f.${keys}) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = f.${table} and a.attnum = k.number order by k.place)`;
  const { rows } = await pool.query<Reference>(`
    select f.conname as name, f.conrelid::regclass::text as source, f.confrelid::regclass::text as target,
      ${named('conkey', 'conrelid')} as columns, ${named('confkey', 'confrelid')} as "targetColumns"
    from pg_constraint f where f.contype = 'f' and f.connamespace = current_schema()::regnamespace
      and (f.conrelid in (select oid from (${TEAM_TABLES}) t) or f.confrelid in (select oid from (${TEAM_TABLES}) t))
    order by 1`);
  return rows;
}

/** The columns of a table that name a record of the team. References together with the team say so; a person has many teams. */
function idsOfTeam(all: readonly Reference[], table: string): string[] {
  const referring = all
    .filter(({ source, columns }) => source === table && columns.includes('team_id'))
    .flatMap(({ columns }) => columns)
    .filter((column) => !['team_id', 'user_id'].includes(column));
  return ['id', 'shoot_id', ...referring];
}

/** Whether the key means the same with the team: a random id in it already belongs to one team. */
function meansTheSame({ table, columns, ids }: Key, all: readonly Reference[]): boolean {
  const ofTeam = idsOfTeam(all, table);
  return columns.some((column, place) => ids[place] && ofTeam.includes(column ?? ''));
}

test('each unique key has the team, could have it, or is unique among all teams for a reason', async () => {
  const all = await references();
  const lacking = (await uniqueKeys()).filter(
    (key) => !key.columns.includes('team_id') && !meansTheSame(key, all),
  );
  expect(lacking.map(({ name }) => name).sort()).toEqual(Object.keys(amongAllTeams).sort());
});

test('each reference has the team, could have it, leads to people, or leads elsewhere for a reason', async () => {
  const all = await references();
  const lacking = all.filter(
    ({ columns, targetColumns, source, target }) =>
      !columns.includes('team_id') &&
      !OF_PEOPLE.includes(target) &&
      target !== 'teams' &&
      !(
        columns.some((column) => idsOfTeam(all, source).includes(column)) &&
        targetColumns.some((column) => idsOfTeam(all, target).includes(column))
      ),
  );
  const named = ({ name, columns, target }: Reference) => ({ name, columns, target });
  expect(lacking.map(({ name }) => name).sort(), JSON.stringify(lacking.map(named))).toEqual(
    Object.keys(acrossTeams).sort(),
  );
});

test('with the team in its keys, each table of a team can be divided by team', async () => {
  const keys = (await uniqueKeys()).filter(({ name }) => !(name in amongAllTeams));
  const client = await pool.connect();
  await client.query('begin; create schema divided');
  try {
    const { rows } = await client.query<{ relname: string }>(TEAM_TABLES);
    for (const { relname: table } of rows) {
      await client.query(
        `create table divided."${table}" (like "${table}" including defaults including constraints)
         partition by hash (team_id)`,
      );
      for (const { columns, definition } of keys.filter((key) => key.table === table)) {
        const own = definition.replace(/ ON \S+ USING/, ` on divided."${table}" using`);
        const withTeam = columns.includes('team_id') ? own : own.replace(' (', ' (team_id, ');
        await client.query(withTeam);
      }
    }
    expect(rows.length).toBeGreaterThan(40);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
