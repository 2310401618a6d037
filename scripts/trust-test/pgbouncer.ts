import { findOrInstallBrowser } from '../../e2e/support/browser.ts';
import { startServer } from '../../testing/real-server.ts';
import { buildWebIfStale } from '../build-web.mjs';
import { Client } from '../kill-test/client.ts';
import { startCluster } from '../postgres-cluster.mjs';
import { testsOnPostgres } from '../test/on-postgres.mjs';
import { runPlaywright, runVitest } from '../test/runners.mjs';
import { SESSIONS, startPooler } from './pooler.ts';
import { psql } from './psql.ts';
import { Checks, joined, type Result } from './result.ts';

const CLIENTS = 20;
const SCHEMA = 'lensemble';

/** Journeys about live updates, signing in, editing and pictures. */
const journeys = ['together.spec', 'auth.spec', 'plan-a-shoot.spec', 'references-uploads.spec'];
/** One per worker. */
const databases = ['journeys_0', 'journeys_1'];

const inDatabase = (url: string, name: string) => url.replace(/\w+$/, name);

/** Every session has the limit of a statement, although the clients that ask have not set it. */
async function checkSessions(bin: string, url: string, checks: Checks): Promise<void> {
  const ask = "select pg_backend_pid(), current_setting('statement_timeout'), pg_sleep(0.2)";
  const answers = await Promise.all(Array.from({ length: CLIENTS }, () => psql(bin, url, ask)));
  const rows = answers.flat().map((row) => row.split('|'));
  const sessions = new Set(rows.map(([pid]) => pid)).size;
  checks.expect(
    sessions > 1 && sessions <= SESSIONS,
    `${CLIENTS} clients share ${sessions} sessions`,
  );
  checks.expect(
    rows.every(([, limit]) => limit === '10s'),
    'each session limits the time of a statement',
  );
}

/** A server whose tables are in a schema of their own, which each session of the pooler must know. */
async function checkSchema(bin: string, direct: string, checks: Checks): Promise<void> {
  await psql(bin, direct, 'create database shared');
  const url = inDatabase(direct, 'shared');
  const pooler = await startPooler(direct, `; set search_path = ${SCHEMA}, public`);
  const env = {
    DATABASE_URL: inDatabase(pooler.url, 'shared'),
    DATABASE_LISTEN_URL: url,
    DATABASE_SCHEMA: SCHEMA,
    PREPARED_STATEMENTS: 'off',
  };
  const server = await startServer({ env });
  try {
    const client = new Client();
    client.origin = server.origin;
    await client.signUp();
    const creating = Array.from({ length: CLIENTS }, (_, number) =>
      client.expect(201, 'POST', '/api/shoots', { title: `Shoot ${number}` }),
    );
    await Promise.all(creating);
    const [found] = await psql(bin, url, `select count(*) from ${SCHEMA}.shoots`);
    checks.expect(found === `${CLIENTS}`, `${CLIENTS} shoots are in the schema "${SCHEMA}"`);
    const others = `select count(*) from pg_tables where schemaname = 'public'`;
    checks.expect((await psql(bin, url, others))[0] === '0', 'no table is outside of it');
  } finally {
    await server.stop();
    await pooler.stop();
  }
}

/** @param files none: all */
async function runJourneys(
  bin: string,
  { direct, pooled }: { readonly direct: string; readonly pooled: string },
  files: readonly string[],
): Promise<Result> {
  const browser = findOrInstallBrowser();
  await buildWebIfStale();
  for (const name of databases) await psql(bin, direct, `create database ${name}`);
  const args = ['--project=desktop', '--output=test-results/pgbouncer', ...files];
  return runPlaywright(browser, args, {
    JOURNEYS_DATABASE: inDatabase(pooled, 'journeys_#'),
    JOURNEYS_LISTEN: inDatabase(direct, 'journeys_#'),
  });
}

/** The API tests that the engine can matter to, and journeys, through PgBouncer in transaction mode. */
export async function pgbouncer(bin: string): Promise<Result> {
  const cluster = await startCluster(bin);
  const pooler = await startPooler(cluster.url);
  const checks = new Checks();
  try {
    await checkSessions(bin, pooler.url, checks);
    await checkSchema(bin, cluster.url, checks);
    const tests = await runVitest(['--project', 'server', ...testsOnPostgres()], {
      TEST_DATABASE_URL: cluster.url,
      TEST_POOLER_URL: pooler.url,
    });
    return joined(
      checks.result,
      tests,
      await runJourneys(bin, { direct: cluster.url, pooled: pooler.url }, journeys),
    );
  } finally {
    await pooler.stop();
    await cluster.stop();
  }
}

/** All journeys, which take longer than the rest. */
export async function allJourneys(bin: string): Promise<Result> {
  const cluster = await startCluster(bin);
  const pooler = await startPooler(cluster.url);
  try {
    return await runJourneys(bin, { direct: cluster.url, pooled: pooler.url }, []);
  } finally {
    await pooler.stop();
    await cluster.stop();
  }
}
