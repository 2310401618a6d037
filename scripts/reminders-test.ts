// Makes many reminders due at once and kills a server in the middle: one of two servers on PostgreSQL, and the only one
// on the embedded engine, which then restarts. Every reminder must arrive. One may arrive twice if the kill hits
// between its delivery and the record of it.
// npm run test:reminders -- [REMINDERS]
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDatabase } from '../apps/server/src/db/engine/database.ts';
import { type LaunchedServer, launchServer, untilReady } from '../testing/real-server.ts';
import { Client } from './kill-test/client.ts';
import { findPostgres, startCluster } from './postgres-cluster.mjs';
import { type Figures, tell } from './reminders-test/figures.ts';
import { MailSink } from './reminders-test/mail-sink.ts';
import { planShoots, remindAll } from './reminders-test/plan.ts';

const count = Number(process.argv[2] ?? 300);
const embeddedCount = Math.ceil(count * 0.3);
/** The minimum time to set all reminders before they are due. */
const NAMING_MS = 60_000;
/** Due reminders are looked for every minute. Those that a kill interrupted fail after one or two more minutes. */
const LIMIT_MS = 480_000;
/** The number of mails that a server sends in parallel, and so the maximum number of duplicates. */
const IN_FLIGHT = 5;
const KILLED_AFTER = 0.3;
const LOOK_MS = 500;
const JOBS = `select count(*)::int as count from pgboss.job where name = 'mail'`;

const folder = await mkdtemp(join(tmpdir(), 'lensemble-reminders-'));
const TMPDIR = join(folder, 'tmp');
await mkdir(TMPDIR);

interface Round {
  readonly sink: MailSink;
  readonly smtpUrl: string;
}

const launch = async (
  { smtpUrl }: Round,
  name: string,
  env: NodeJS.ProcessEnv = {},
): Promise<LaunchedServer> => {
  const settings = {
    SMTP_URL: smtpUrl,
    MAIL_FROM: `${name}@example.org`,
    EMAIL_CONFIRMATION: 'off',
    RATE_LIMITS: 'off',
    TMPDIR,
  };
  const dataDir = join(folder, name);
  return untilReady(await launchServer({ dataDir, env: { ...settings, ...env } }));
};

async function runRound(
  { sink }: Round,
  name: string,
  total: number,
  origin: string,
  kill: () => Promise<void>,
): Promise<Figures> {
  const client = new Client();
  client.origin = origin;
  await client.signUp();
  const began = Date.now();
  const ids = await planShoots(client, total);
  const due = await remindAll(client, ids, Math.max(NAMING_MS, Date.now() - began));
  await sink.untilDelivered(1, due - Date.now() + LIMIT_MS);
  const first = Date.now();
  await sink.untilDelivered(total * KILLED_AFTER, LIMIT_MS);
  await kill();
  const atKill = sink.delivered;
  console.log(`${name}: killed after ${atKill}…`);
  await sink.untilDelivered(total, LIMIT_MS);
  return { name, count: total, due, first, atKill, last: Date.now() };
}

async function withSink(run: (round: Round) => Promise<boolean>): Promise<boolean> {
  const sink = new MailSink();
  const smtpUrl = await sink.listen();
  return run({ sink, smtpUrl }).finally(() => sink.close());
}

/** Two servers on PostgreSQL. The one that has sent more mails is killed. */
async function onPostgres(bin: string, round: Round): Promise<boolean> {
  const cluster = await startCluster(bin);
  try {
    const shared = {
      DATABASE_URL: cluster.url,
      AUTH_SECRET: 'the same for both of the servers here',
    };
    const one = await launch(round, 'one', shared);
    const two = await launch(round, 'two', shared);
    const servers = [one, two];
    const kill = () => (round.sink.busiest.startsWith('one') ? one : two).kill();
    const name = 'Two servers on PostgreSQL';
    const figures = await runRound(round, name, count, one.origin, kill);
    // Duplicates arrive late.
    const left = () => Number(execFileSync(join(bin, 'psql'), [cluster.url, '-Atc', JOBS]));
    for (const end = Date.now() + LIMIT_MS; left() > 0 && Date.now() < end; ) await wait(LOOK_MS);
    await Promise.all(servers.map((server) => server.kill()));
    return tell(round.sink, figures, IN_FLIGHT) && left() === 0;
  } finally {
    await cluster.stop();
  }
}

async function onEmbedded(round: Round): Promise<boolean> {
  let server = await launch(round, 'alone');
  const restart = async () => {
    await server.kill();
    server = await launch(round, 'alone');
  };
  const name = 'The embedded engine';
  const figures = await runRound(round, name, embeddedCount, server.origin, restart);
  await server.stop();
  const database = await startDatabase({ dataDir: join(folder, 'alone'), databaseUrl: undefined });
  const { rows } = await database.pool.query<{ count: number }>(JOBS);
  await database.close();
  const left = rows[0]?.count ?? 0;
  console.log(`${name}: ${left} would be sent twice`);
  return tell(round.sink, figures, IN_FLIGHT) && left <= IN_FLIGHT;
}

const bin = findPostgres();
if (!bin) {
  console.error(
    'PostgreSQL is not installed on this machine: install it, then run this command again.',
  );
  process.exit(1);
}
try {
  const results = await Promise.all([
    withSink((round) => onPostgres(bin, round)),
    withSink(onEmbedded),
  ]);
  const failed = results.filter((isGood) => !isGood).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
