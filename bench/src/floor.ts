import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startEmbedded } from '../../apps/server/src/db/engine/embedded.ts';
import { embeddedPool } from '../../apps/server/src/db/engine/pool.ts';

/**
 * The baseline of the request and start measurements: a bare HTTP server on the same engine, with one SQL statement and
 * `JSON.stringify` per request. It has no sessions, teams or checks. It runs as a separate process with a data folder
 * as argument.
 */
const dataDir = process.argv[2] ?? '';
mkdirSync(dataDir, { recursive: true });
const engine = await startEmbedded({ dataDir });
const pool = embeddedPool(engine.host);

await pool.query(`
  create table if not exists floor_shoots (
    id uuid primary key default gen_random_uuid(), team_id int not null default 1, title text not null, description text,
    status text not null default 'planning', date date default '2027-05-01', time text default '18:30',
    time_zone text not null default 'Europe/Berlin', duration_minutes int not null default 60,
    color text not null default '#3B82F6', instagram_links text[], is_public boolean not null default false,
    version int not null default 1, created_at timestamptz not null default now()
  );
  create index if not exists floor_newest on floor_shoots (team_id, created_at desc, id);
  create table if not exists floor_revision (team_id int primary key, revision int not null);
  insert into floor_revision values (1, 1) on conflict do nothing;
  insert into floor_shoots (title, description)
    select 'Shoot ' || n, repeat('Lanterns, fog and a slow walk. ', 4) from generate_series(1, 500) n
    where not exists (select from floor_shoots)
`);
const first = await pool.query('select id from floor_shoots limit 1');

const statements: Record<string, () => Promise<{ rows: unknown[] }>> = {
  '/list': () =>
    pool.query('select * from floor_shoots where team_id = $1 order by created_at desc, id', [1]),
  '/one': () => pool.query('select * from floor_shoots where id = $1', [first.rows[0].id]),
  '/revision': () => pool.query('select revision from floor_revision where team_id = $1', [1]),
  '/create': () =>
    pool.query('insert into floor_shoots (team_id, title) values (2, $1) returning *', ['A shoot']),
};

const server = createServer(async (request, response) => {
  const statement = statements[request.url ?? ''];
  if (!statement) return response.writeHead(404).end();
  const { rows } = await statement();
  if (request.url === '/revision') return response.writeHead(304).end();
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
});

process.on('SIGTERM', async () => {
  server.closeAllConnections();
  server.close();
  await pool.end();
  await engine.close();
  process.exit(0);
});
