import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../apps/server/src/db/engine/embedded.ts';
import { embeddedPool, externalPool } from '../../apps/server/src/db/engine/pool.ts';
import { findPostgres, startCluster } from '../../scripts/postgres-cluster.mjs';
import { startServer } from '../../testing/real-server.ts';
import { isShort } from './effort.ts';
import { quietEnv } from './quiet-env.ts';
import { median, ms, percentile95, type Row } from './table.ts';
import { newVisitor, type Visitor } from './team.ts';

type Pool = ReturnType<typeof embeddedPool>;

const SHOOTS = 10_000;
const ITEMS = 200;
const HOURS_APART = 3;
/** Of a month's grid in a calendar. */
const WINDOW_DAYS = 42;
const RUNS = isShort ? 50 : 300;
const FIRST_DAY = '2126-01-01T00:00Z';
const HOUR_MS = 3_600_000;

/** Of five pieces each. Each shoot has one. */
const KITS = 40;
const PIECES = ITEMS / KITS;

const CATALOGS = [
  ['personnel', 'name', ''],
  ['costumes', 'character_name', ''],
  ['equipment', 'name, category', `, 'Lighting'`],
] as const;

/** Links each shoot to two of the items, others than its neighbors. */
const link = (table: string, columns: string, items: string, values = '') => `
  insert into ${table} (team_id, shoot_id, ${columns})
  select s.team_id, s.id, i.id ${values}
  from (select *, row_number() over (order by held) as n from shoots where team_id = $1) s
  cross join generate_series(0, 1) as k
  join (select *, row_number() over () as n from ${items} where team_id = $1) i
    on i.n = 1 + (s.n * 7 + k) % ${ITEMS}`;

const FILL_KITS = `
  insert into kit_equipment (team_id, kit_id, equipment_id, position, quantity)
  select k.team_id, k.id, i.id, i.n % ${PIECES}, 2
  from (select *, row_number() over () as n from kits where team_id = $1) k
  join (select *, row_number() over () - 1 as n from equipment where team_id = $1) i
    on i.n / ${PIECES} = k.n - 1`;

const LINK_KITS = `
  insert into shoot_kits (team_id, shoot_id, kit_id)
  select s.team_id, s.id, k.id
  from (select *, row_number() over (order by held) as n from shoots where team_id = $1) s
  join (select *, row_number() over () - 1 as n from kits where team_id = $1) k on k.n = s.n % ${KITS}`;

/** Fills the only team with shoots of two hours, eight on each day. */
async function fill(pool: Pool): Promise<void> {
  const client = await pool.connect();
  // No trigger records as activity what no one did.
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<{ id: string }>('select id from teams limit 1');
  const team = rows[0]?.id;
  for (const [table, columns, values] of CATALOGS)
    await client.query(
      `insert into ${table} (team_id, ${columns}) select $1, 'Item ' || n ${values} from generate_series(1, ${ITEMS}) n`,
      [team],
    );
  await client.query(
    `insert into shoots (team_id, title, status, date, time, time_zone, duration_minutes, color, held, held_zone_data)
     select $1, 'Shoot ' || n, 'planning', wall::date, to_char(wall, 'HH24:MI'), 'UTC', 120, '#3B82F6',
       tstzrange(wall at time zone 'UTC', wall at time zone 'UTC' + interval '2 hours'), $2
     from generate_series(0, ${SHOOTS - 1}) n,
       lateral (select timestamp '${FIRST_DAY}' + n * interval '${HOURS_APART} hours' as wall) w`,
    [team, process.versions.tz],
  );
  const people = link('shoot_participants', 'personnel_id, name', 'personnel', ', i.name');
  await client.query(people, [team]);
  await client.query(link('shoot_costumes', 'costume_id', 'costumes'), [team]);
  await client.query(link('shoot_equipment', 'equipment_id', 'equipment'), [team]);
  await client.query(
    `insert into kits (team_id, name) select $1, 'Kit ' || n from generate_series(1, ${KITS}) n`,
    [team],
  );
  await client.query(FILL_KITS, [team]);
  await client.query(LINK_KITS, [team]);
  await client.query('vacuum (analyze)');
  client.release(true);
}

/** The milliseconds of each of many requests for different windows. */
async function ask({ origin, cookie }: Visitor): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const from = Date.parse(FIRST_DAY) + ((run * 97) % (SHOOTS * HOURS_APART)) * HOUR_MS;
    const to = from + WINDOW_DAYS * 24 * HOUR_MS;
    const [first, last] = [new Date(from).toISOString(), new Date(to).toISOString()];
    const started = performance.now();
    const response = await fetch(`${origin}/api/availability?from=${first}&to=${last}`, {
      headers: { cookie, 'accept-encoding': 'identity' },
    });
    await response.arrayBuffer();
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`The window was answered with ${response.status}`);
  }
  return times;
}

async function withPool(
  dataDir: string,
  url: string | undefined,
  use: (pool: Pool) => Promise<void>,
) {
  const engine = url === undefined ? await startEmbedded({ dataDir }) : undefined;
  const pool = engine ? embeddedPool(engine.host) : await externalPool(url ?? '', {});
  try {
    await use(pool);
  } finally {
    await pool.end();
    await engine?.close();
  }
}

async function measure(engine: string, url?: string): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-availability-'));
  const env = { ...quietEnv, QUOTA_SHOOTS: '1000000', ...(url && { DATABASE_URL: url }) };
  try {
    const first = await startServer({ dataDir, env });
    const { cookie } = await newVisitor(first.origin).finally(() => first.stop());
    await withPool(dataDir, url, fill);
    const { origin, stop } = await startServer({ dataDir, env });
    const times = await ask({ origin, cookie }).finally(stop);
    return {
      what: `what is taken in ${WINDOW_DAYS} days, of ${SHOOTS.toLocaleString('en')} shoots with kits, ${engine}`,
      measured: `${ms(median(times))}, p95 ${ms(percentile95(times))}`,
      target: '20 ms',
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Measures the request for what is taken, on PostgreSQL only if it is installed. */
export async function measureAvailability(): Promise<Row[]> {
  const rows = [await measure('embedded')];
  const bin = findPostgres();
  if (!bin) return rows;
  const cluster = await startCluster(bin);
  try {
    return [...rows, await measure('PostgreSQL', cluster.url)];
  } finally {
    await cluster.stop();
  }
}
