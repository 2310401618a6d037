import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findOrInstallBrowser } from '../../e2e/support/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { type ObjectStore, startObjectStore, storeEnv } from '../../testing/object-store.ts';
import { type RestartableServer, startServer } from '../../testing/real-server.ts';
import { buildWebIfStale } from '../build-web.mjs';
import { startCluster } from '../postgres-cluster.mjs';
import { MailSink } from '../reminders-test/mail-sink.ts';
import { runPlaywright } from '../test/runners.mjs';
import { checkEvents, checkJobs, checkLimits } from './both-servers.ts';
import { httpProxies, type StartProxy } from './http-proxies.ts';
import { Checks, joined, type Result } from './result.ts';

/** Journeys about live updates, signing in, editing and pictures. */
const journeys = ['together.spec', 'auth.spec', 'plan-a-shoot.spec', 'references-uploads.spec'];
/** Cheap password hashes. */
const quickHashing = `--import=${new URL('../../testing/quick-hashing.ts', import.meta.url)}`;
/** While the journeys are on their way, which take a minute and more. */
const KILL_AFTER_MS = 25_000;

interface Place {
  readonly url: string;
  readonly dataDir: string;
  readonly store: ObjectStore;
}

/** Two servers behind a proxy, with one folder for the mails that they store. */
async function startPair(
  { url, dataDir, store }: Place,
  startProxy: StartProxy,
  more: NodeJS.ProcessEnv = {},
) {
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const start = (name: string) =>
    startServer({
      dataDir,
      env: {
        ...{ DATABASE_URL: url, PUBLIC_URL: publicUrl, TRUST_PROXY: '1', RATE_LIMITS: 'off' },
        ...{ MAP_TILES_URL: 'off', WEATHER_URL: 'off', NODE_OPTIONS: quickHashing },
        ...storeEnv(store.settings),
        MAIL_FROM: `${name}@example.org`,
        ...more,
      },
    });
  const servers = [await start('one'), await start('two')] as const;
  const ports = servers.map((server) => Number(new URL(server.origin).port));
  const proxy = await startProxy(port, ports);
  const stop = async () => {
    await proxy.stop();
    for (const server of servers) await server.stop();
  };
  const origins = servers.map((server) => server.origin);
  return { publicUrl, origins, servers, stop };
}

/** Runs the journeys, and kills the server in their middle. A request that dies with it is tried again, as people do. */
async function runJourneys(
  name: string,
  origin: string,
  dataDir: string,
  victim: RestartableServer,
): Promise<Result> {
  const browser = findOrInstallBrowser();
  let isOver = false;
  const killing = wait(KILL_AFTER_MS).then(async () => {
    await victim.kill();
    console.log(`${name}: killed a server ${isOver ? 'after' : 'during'} the journeys`);
    return !isOver;
  });
  const args = ['--project=desktop', '--retries=1', `--output=test-results/${name}`, ...journeys];
  const result = await runPlaywright(browser, args, {
    JOURNEYS_ORIGIN: origin,
    JOURNEYS_DATA: dataDir,
  });
  isOver = true;
  const checks = new Checks();
  checks.expect(await killing, `${name}: a server was killed during the journeys`);
  console.log(
    `${name}: ${result.passed} journeys passed, ${result.flaky.length} at the second try`,
  );
  return joined(result, checks.result);
}

/** Two servers behind HAProxy and behind nginx: what they share, and journeys during which one of them is killed. */
export async function proxies(bin: string): Promise<Result> {
  await buildWebIfStale();
  const [cluster, store] = [await startCluster(bin), await startObjectStore()];
  const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-proxies-'));
  const place = { url: cluster.url, dataDir, store };
  const sink = new MailSink();
  const checks = new Checks();
  const results: Result[] = [];
  try {
    const mails = { SMTP_URL: await sink.listen(), EMAIL_CONFIRMATION: 'off' };
    const limited = await startPair(place, httpProxies.haproxy, { ...mails, RATE_LIMITS: 'on' });
    await checkLimits(limited, checks);
    await limited.stop();
    for (const [index, [name, startProxy]] of Object.entries(httpProxies).entries()) {
      const mailing = await startPair(place, startProxy, mails);
      await checkEvents(mailing, name, checks);
      await checkJobs(mailing, sink, checks);
      await mailing.stop();
      const pair = await startPair(place, startProxy);
      const victim = pair.servers[index % 2 === 0 ? 0 : 1];
      results.push(await runJourneys(name, pair.publicUrl, dataDir, victim));
      await pair.stop();
    }
    return joined(checks.result, ...results);
  } finally {
    await sink.close();
    await store.close();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
