import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '../../testing/real-server.ts';
import { Client } from '../kill-test/client.ts';
import { startCluster } from '../postgres-cluster.mjs';
import { psql } from './psql.ts';
import { Checks, type Result } from './result.ts';

const SHOOTS_OF_TEAM = 100;
const TEAMS = 10_000;
const FEW_TEAMS = 10;
const RUNS = 300;
const WARM_UP = 30;
/** How much longer a request of a team may take among ten thousand teams. */
const MOST = 1.2;
const fill = fileURLToPath(new URL('million-shoots.sql', import.meta.url));
const WINDOW = 'from=2126-01-01T00:00:00Z&to=2126-02-12T00:00:00Z';

const run = promisify(execFile);

interface Place {
  readonly client: Client;
  readonly paths: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const gigabytes = (bytes: string | undefined) => `${(Number(bytes) / 1e9).toFixed(2)} GB`;

/** A server on a new database with so many teams. Its client belongs to one of them. */
async function makePlace(
  bin: string,
  cluster: string,
  name: string,
  teams: number,
): Promise<Place> {
  await psql(bin, cluster, `create database ${name}`);
  const url = cluster.replace(/\w+$/, name);
  const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-million-'));
  // Without the cache, each list is read from the database.
  const env = { DATABASE_URL: url, RATE_LIMITS: 'off', LIST_CACHE: 'off' };
  const server = await startServer({
    dataDir,
    env: { ...env, MAP_TILES_URL: 'off', WEATHER_URL: 'off' },
  });
  const client = new Client();
  client.origin = server.origin;
  await client.signUp();
  await makeShoots(bin, url, teams);
  const feeds = await client.expect<{ team: string; person: string }>(
    200,
    'GET',
    '/api/calendar/feeds',
  );
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    client,
    paths: {
      list: '/api/shoots',
      board: '/shoots',
      availability: `/api/availability?${WINDOW}`,
      'feed of the team': new URL(feeds.team).pathname,
      'feed of a person': new URL(feeds.person).pathname,
    },
    stop,
  };
}

async function makeShoots(bin: string, url: string, teams: number): Promise<void> {
  const began = Date.now();
  const variables = {
    others: teams - 1,
    shoots_of_team: SHOOTS_OF_TEAM,
    zone_data: process.versions.tz,
  };
  const set = Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
  await run(join(bin, 'psql'), [url, '-Xq', ...set, '-f', fill]);
  const filled = Date.now();
  await psql(bin, url, 'vacuum (analyze)');
  const vacuumed = seconds(filled);
  const again = Date.now();
  await psql(bin, url, 'vacuum (analyze)');
  const [sizes = ''] = await psql(
    bin,
    url,
    `select pg_database_size(current_database()), sum(pg_indexes_size(oid)), pg_total_relation_size('shoots'), pg_indexes_size('shoots')
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const [all, indexes, shoots, ofShoots] = sizes.split('|').map(gigabytes);
  console.log(
    `${teams * SHOOTS_OF_TEAM} shoots in ${teams} teams: written in ${((filled - began) / 1000).toFixed(0)} s, first vacuum ${vacuumed}, another one ${seconds(again)}; ${all} on disk, of which indexes ${indexes}; shoots ${shoots}, of which indexes ${ofShoots}`,
  );
}

async function timeOf({ client }: Place, path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(client.origin + path, { headers: { cookie: client.cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - began;
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Asks both in turn, so that whatever else the machine does slows down both. */
async function compare(few: Place, many: Place, name: string, checks: Checks): Promise<void> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
  const [pathOfFew = '', pathOfMany = ''] = [few.paths[name], many.paths[name]];
  for (let turn = -WARM_UP; turn < RUNS; turn++) {
    const measured = { few: await timeOf(few, pathOfFew), many: await timeOf(many, pathOfMany) };
    if (turn < 0) continue;
    times.few.push(measured.few);
    times.many.push(measured.many);
  }
  const [before, after] = [medianOf(times.few), medianOf(times.many)];
  checks.expect(
    after <= before * MOST,
    `${name}: ${before.toFixed(1)} ms among ${FEW_TEAMS} teams, ${after.toFixed(1)} ms among ${TEAMS} (${(after / before).toFixed(2)} times)`,
  );
}

/** A million shoots in ten thousand teams: what one team asks for takes as long as among ten teams. */
export async function million(bin: string): Promise<Result> {
  // A few gigabytes, which do not belong into memory.
  const cluster = await startCluster(bin, tmpdir());
  const places: Place[] = [];
  const checks = new Checks();
  try {
    places.push(await makePlace(bin, cluster.url, 'few', FEW_TEAMS));
    places.push(await makePlace(bin, cluster.url, 'many', TEAMS));
    const [few, many] = places;
    if (few && many)
      for (const name of Object.keys(few.paths)) await compare(few, many, name, checks);
    return checks.result;
  } finally {
    for (const place of places) await place.stop();
    await cluster.stop();
  }
}
