import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../apps/server/src/db/engine/embedded.ts';
import { embeddedPool } from '../../apps/server/src/db/engine/pool.ts';
import { startServer } from '../../testing/real-server.ts';
import { launchBrowser, loadTimes } from './browser.ts';
import { type Load, measureLoad } from './load.ts';
import { CARD, openCard } from './pages.ts';
import { quietEnv } from './quiet-env.ts';
import {
  compressed,
  createLoad,
  feedLoad,
  listLoad,
  oneLoad,
  publicPageLoad,
  unchangedLoad,
} from './request-loads.ts';
import { ms, type Row } from './table.ts';
import { newVisitor, planShoots, SHOOTS, type Visitor } from './team.ts';

/** How many shoots the visitor's team has, and how many the whole database. */
interface Size {
  readonly team: number;
  readonly database: number;
}

const SIZES: readonly Size[] = [
  { team: SHOOTS, database: 1_000 },
  { team: 5_000, database: 5_500 },
  { team: 50_000, database: 50_500 },
  { team: SHOOTS, database: 1_000_000 },
];
type Pool = ReturnType<typeof embeddedPool>;

const SHOOTS_OF_OTHERS = 100;
/** Rows of one statement. */
const ROWS = 50_000;

const env = { ...quietEnv, QUOTA_SHOOTS: '10000000' };

/** The figures of one size, by their names. */
type Figures = Map<string, string>;

/** Measures the same requests and the board in databases of different sizes. */
export async function measureScaling(): Promise<Row[]> {
  const columns: Figures[] = [];
  for (const size of SIZES) columns.push(await measureSize(size));
  const names = [...(columns[0]?.keys() ?? [])];
  const head = SIZES.map(({ team, database }) => `${counted(team)} of ${counted(database)}`);
  return [
    { what: 'shoots in the team of those in the database', measured: head.join(' · ') },
    ...names.map((what) => ({
      what: `${what}, as data grows`,
      measured: columns.map((figures) => figures.get(what) ?? '').join(' · '),
    })),
  ];
}

const counted = (count: number) => count.toLocaleString('en-US');

async function measureSize(size: Size): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-scaling-'));
  try {
    const { cookie, id } = await withServer(dataDir, {}, async (origin) => {
      const visitor = await newVisitor(origin);
      return { ...visitor, id: await planShoots(visitor) };
    });
    await withDatabase(dataDir, (pool) => multiply(pool, size));
    const uncached = await withServer(dataDir, { LIST_CACHE: 'off' }, async (origin) => [
      ['list, no cache', await rate(listLoad({ origin, cookie }))] as const,
      ['calendar feed, no cache', await rate(await feedLoad({ origin, cookie }))] as const,
    ]);
    const usual = await withServer(dataDir, {}, (origin) => measureUsual({ origin, cookie }, id));
    return new Map([...uncached, ...usual]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureUsual(visitor: Visitor, id: string) {
  const list = listLoad(visitor);
  // First, because sharing the shoot changes what the lists answer.
  const page = await publicPageLoad(visitor, id);
  const loads: [string, Load][] = [
    ['list, cached, compressed', compressed(list)],
    ['list, unchanged (304)', await unchangedLoad(list)],
    ['one shoot', oneLoad(visitor, id)],
    ['public page, compressed', page],
    ['calendar feed, unchanged (304)', await unchangedLoad(await feedLoad(visitor))],
    ['create a shoot', createLoad(visitor)],
  ];
  const figures: [string, string][] = [];
  for (const [what, load] of loads) figures.push([what, await rate(load)]);
  const browser = await launchBrowser();
  try {
    const url = `${visitor.origin}/shoots`;
    const { cold, warm } = await loadTimes(browser, visitor, url, CARD, openCard);
    return [
      ...figures,
      ['board usable, cold', ms(cold)],
      ['board usable, warm', ms(warm)],
    ] as const;
  } finally {
    await browser.close();
  }
}

async function rate(load: Load): Promise<string> {
  const { perSecond, failures } = await measureLoad(load);
  const shown = perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond);
  return `${shown}/s${failures > 0 ? ` (${failures} not served)` : ''}`;
}

async function withServer<T>(
  dataDir: string,
  more: Record<string, string>,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = await startServer({ dataDir, env: { ...env, ...more } });
  try {
    return await use(server.origin);
  } finally {
    await server.stop();
  }
}

async function withDatabase(dataDir: string, use: (pool: Pool) => Promise<void>): Promise<void> {
  const engine = await startEmbedded({ dataDir });
  const pool = embeddedPool(engine.host);
  try {
    await use(pool);
  } finally {
    await pool.end();
    await engine.close();
  }
}

/** Copies the shoots of the only team into it and into teams of others. */
async function multiply(pool: Pool, { team, database }: Size): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select team_id as id from shoots limit 1');
  const own = rows[0]?.id;
  for (let made = SHOOTS; made < team; made += ROWS) {
    await pool.query(COPY, [own, own, Math.min(ROWS, team - made)]);
  }
  const others = Math.ceil((database - team) / SHOOTS_OF_OTHERS);
  await pool.query(
    `insert into teams (name, invite_code) select 'Team ' || n, 'scaling-' || n from generate_series(1, $1::int) n`,
    [others],
  );
  const ids = await pool.query<{ id: string }>(`select id from teams where name like 'Team %'`);
  for (const { id } of ids.rows) await pool.query(COPY, [own, id, SHOOTS_OF_OTHERS]);
  await pool.query('vacuum (analyze)');
}

/** Inserts $3 shoots into the team $2, each a copy of one of the team $1, planned minutes before it. */
const COPY = `
  insert into shoots
    (team_id, title, description, status, date, time, time_zone, duration_minutes, held, held_zone_data, color, created_at)
  select $2, title, description, status, date, time, time_zone, duration_minutes, held, held_zone_data, color,
    created_at - n * interval '1 minute'
  from generate_series(1, ceil($3::numeric / ${SHOOTS})::int) n,
    (select * from shoots where team_id = $1 order by created_at desc limit ${SHOOTS}) s
  limit $3`;
