import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer, untilReady } from '../../testing/real-server.ts';
import { Client } from '../kill-test/client.ts';
import { Load } from '../kill-test/load.ts';
import { untilTaken } from '../kill-test/until-taken.ts';
import { MailSink } from '../reminders-test/mail-sink.ts';
import { until } from './daemon.ts';
import { DailyWork } from './daily-work.ts';
import { longestPause } from './pauses.ts';
import { psql } from './psql.ts';
import type { Checks } from './result.ts';

/** Long enough that most disturbances find a mail that is being sent. */
const MAIL_MS = 100;
/** A job that the fault interrupted runs again after two minutes. */
const MAILS_LIMIT_MS = 300_000;
/** More would only wait. */
const MAILS_WAITING = 40;
const JOBS = `select count(*) from pgboss.job where name = 'mail'`;

interface Fault {
  readonly bin: string;
  readonly databaseUrl: string;
  readonly times: number;
  /** Resolves when the database is as it was before, as far as its operators can see. */
  readonly disturb: (turn: number) => Promise<void>;
  readonly longestPauseMs: number;
}

/**
 * Disturbs the database while a server saves, takes answers and operations, and sends mails. Checks that nothing is lost
 * that it has acknowledged, that it answers nothing but 503 in between, and that no mail is sent twice.
 */
export async function underLoad(name: string, fault: Fault, checks: Checks): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lensemble-trust-'));
  const sink = new MailSink(MAIL_MS);
  const env = {
    DATABASE_URL: fault.databaseUrl,
    SMTP_URL: await sink.listen(),
    MAIL_FROM: 'lensemble@example.org',
    EMAIL_CONFIRMATION: 'off',
    RATE_LIMITS: 'off',
  };
  const server = await untilReady(await launchServer({ env, dataDir: folder }));
  try {
    await disturbed(name, server.origin, sink, fault, checks);
  } finally {
    await server.kill();
    await sink.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function disturbed(
  name: string,
  origin: string,
  sink: MailSink,
  { bin, databaseUrl, times, disturb, longestPauseMs }: Fault,
  checks: Checks,
): Promise<void> {
  const load = new Load();
  load.client.origin = origin;
  await load.client.signUp();
  // A second crew, whose requests run beside those of the first.
  const untilCalm = (): Promise<void> =>
    until('the mails', () => mails() - sink.arrivals.length < MAILS_WAITING, MAILS_LIMIT_MS);
  const crews: readonly DailyWork[] = [new DailyWork(untilCalm), new DailyWork(untilCalm)];
  const sum = (of: (crew: DailyWork) => number) =>
    crews.reduce((total, crew) => total + of(crew), 0);
  const mails = () => sum((crew) => crew.mails);
  for (const crew of crews) await crew.prepare(origin);

  const pauses: number[] = [];
  let isOver = false;
  const working = Promise.all(crews.map((crew) => crew.workUntil(() => isOver)));
  const disturbing = load
    .through(times, async (turn) => {
      const newcomer = new Client();
      newcomer.origin = origin;
      await newcomer.signUp();
      const longest = await longestPause(
        () => load.acknowledged,
        () => disturb(turn),
      );
      pauses.push(longest);
      await untilTaken(() => newcomer.expect(200, 'GET', '/api/shoots'));
      console.log(`${name} ${turn + 1}: ${(longest / 1000).toFixed(1)} s without a save`);
    })
    .finally(() => {
      isOver = true;
    });
  await Promise.all([disturbing, working]);
  await load.check();
  for (const crew of crews) load.losses.push(...(await crew.findLosses()));

  const asked = mails();
  const most = asked + sum((crew) => crew.refusedMails);
  await until(
    'the mails',
    async () => Number((await psql(bin, databaseUrl, JOBS))[0]) === 0,
    MAILS_LIMIT_MS,
  );
  tell(name, { load, crews, pauses, sink, asked, most }, { times, longestPauseMs }, checks);
}

interface Figures {
  readonly load: Load;
  readonly crews: readonly DailyWork[];
  readonly pauses: readonly number[];
  readonly sink: MailSink;
  /** Acknowledged requests for a mail. */
  readonly asked: number;
  /** With those that were refused, which may have been taken. */
  readonly most: number;
}

const second = (ms = 0) => `${(ms / 1000).toFixed(1)} s`;

function tell(
  name: string,
  { load, crews, pauses, sink, asked, most }: Figures,
  { times, longestPauseMs }: Pick<Fault, 'times' | 'longestPauseMs'>,
  checks: Checks,
): void {
  const sum = (of: (crew: DailyWork) => number) =>
    crews.reduce((total, crew) => total + of(crew), 0);
  const refused = load.refused + sum((crew) => crew.refused + crew.refusedMails);
  const sorted = pauses.toSorted((a, b) => a - b);
  console.log(
    `${name}: ${times} times; ${load.acknowledged} saves, ${sum((crew) => crew.operations)} operations, ${sum((crew) => crew.answers)} answers and ${asked} mails acknowledged; ${refused} requests refused with 503; pauses ${second(sorted[0])} to ${second(sorted.at(-1))}, median ${second(sorted[sorted.length >> 1])}`,
  );
  const losses = load.losses.slice(0, 20).join('\n');
  checks.expect(load.losses.length === 0, `${name}: nothing acknowledged is lost`, losses);
  checks.expect(
    pauses.length === times && pauses.every((ms) => ms < longestPauseMs),
    `${name}: saves go on within ${longestPauseMs / 1000} s, with the sessions from before`,
  );
  const letters = new Set(sink.arrivals.map(({ messageId }) => messageId)).size;
  checks.expect(
    letters >= asked && letters <= most,
    `${name}: ${letters} mails were sent for ${asked} acknowledged requests, and ${most - asked} refused ones`,
  );
  const twice = sink.arrivals.length - letters;
  checks.expect(twice === 0, `${name}: ${twice} mails were sent twice`);
}
