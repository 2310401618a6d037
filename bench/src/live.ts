import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { STREAMS_MAX } from '@lensemble/contract/constants';
import { endpointPath } from '@lensemble/contract/endpoint';
import { getInvite } from '@lensemble/contract/invites';
import { getRevision } from '@lensemble/contract/live';
import { updateShoot } from '@lensemble/contract/shoots';
import { getTeamMember } from '@lensemble/contract/teams';
import { findPostgres, startCluster } from '../../scripts/postgres-cluster.mjs';
import { httpProxies } from '../../scripts/trust-test/http-proxies.ts';
import { isInstalled } from '../../scripts/trust-test/programs.ts';
import { freePort } from '../../testing/free-port.ts';
import { type RestartableServer, startServer } from '../../testing/real-server.ts';
import { send } from './catalogue-team.ts';
import { isShort } from './effort.ts';
import { EventReader } from './event-reader.ts';
import { residentMegabytes } from './process.ts';
import { quietEnv } from './quiet-env.ts';
import { median, ms, percentile95, type Row } from './table.ts';
import { newVisitor, planShoots, type Visitor } from './team.ts';

const WRITES = isShort ? 50 : 200;
const MANY = 500;
const KILLED = 200;
const LIMIT_MS = 30_000;
const TARGET = 'p95 under 300 ms';

/** Measures how soon a change reaches the streams of others, what many streams cost, and how they survive a server. */
export async function measureLive(): Promise<Row[]> {
  return [
    ...(await measureOneServer()),
    ...(await measureBehindProxy()),
    ...(await measureTwoServers()),
  ];
}

async function read<Answer>({ origin, cookie }: Visitor, path: string): Promise<Answer> {
  const answer = await fetch(origin + path, { headers: { cookie } });
  return answer.json() as Promise<Answer>;
}

/** A team of a size, with one shoot. */
async function makeTeam(origin: string, members: number) {
  const owner = await newVisitor(origin);
  const shootId = await planShoots(owner, 10);
  const { teamId } = await read<{ teamId: string }>(owner, getTeamMember.path);
  const { code } = await read<{ code: string }>(owner, endpointPath(getInvite.path, { teamId }));
  const people = [owner];
  while (people.length < members) people.push(await newVisitor(origin, code));
  return { owner, shootId, people };
}

const revisionOf = async (visitor: Visitor) =>
  (await read<{ revision: number }>(visitor, getRevision.path)).revision;

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('The streams did not hear of a change');
    await pause(1);
  }
}

/** Opens streams, at most ten for each person, and waits until all have begun. */
async function openStreams(people: readonly Visitor[], count: number, originOf: () => string) {
  const heard: number[] = [];
  let writtenAt = 0;
  const readers = Array.from({ length: count }, (_, index) => {
    const { cookie = '' } = people[Math.floor(index / STREAMS_MAX)] ?? {};
    return new EventReader(originOf, cookie, () => heard.push(performance.now() - writtenAt));
  });
  await until(() => readers.every(({ revision }) => revision > 0));
  return {
    readers,
    /** Measures from the start of a write to each stream that hears of it. */
    async measure(writer: Visitor, shootId: string, writes: number): Promise<number[]> {
      const times: number[] = [];
      for (let number = 0; number < writes; number++) {
        heard.length = 0;
        writtenAt = performance.now();
        await changeShoot(writer, shootId, `Lanterns ${number}`);
        await until(() => heard.length >= count);
        times.push(...heard);
      }
      return times;
    },
    stop: () => {
      for (const reader of readers) reader.stop();
    },
  };
}

const changeShoot = (writer: Visitor, id: string, title: string) =>
  send(writer, 'PATCH', endpointPath(updateShoot.path, { id }), { title });

const latency = (what: string, times: readonly number[]): Row => ({
  what: `a change reaches ${what}, with the write`,
  measured: `${ms(median(times))}, p95 ${ms(percentile95(times))}`,
  target: TARGET,
});

async function measureOneServer(): Promise<Row[]> {
  const server = await startServer({ env: quietEnv });
  try {
    const { origin, pid } = server;
    const { owner, shootId, people } = await makeTeam(origin, MANY / STREAMS_MAX);
    const one = await openStreams(people, 1, () => origin);
    const times = await one.measure(owner, shootId, WRITES);
    one.stop();
    const before = await residentMegabytes(pid);
    const many = await openStreams(people, MANY, () => origin);
    const after = await residentMegabytes(pid);
    const withMany = await many.measure(owner, shootId, WRITES / 4);
    many.stop();
    return [
      latency('another stream', times),
      latency(`each of ${MANY} streams`, withMany),
      {
        what: `memory of ${MANY} streams`,
        measured: `${Math.round(after - before)} MB, ${Math.round(((after - before) * 1024) / MANY)} KB each`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** With the settings of docs/production.md. */
async function measureBehindProxy(): Promise<Row[]> {
  if (!isInstalled('nginx')) return [];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...quietEnv, PUBLIC_URL: origin, TRUST_PROXY: '1' };
  const server = await startServer({ env });
  let proxy: Awaited<ReturnType<typeof httpProxies.nginx>> | undefined;
  try {
    proxy = await httpProxies.nginx(port, [Number(new URL(server.origin).port)]);
    const { owner, shootId, people } = await makeTeam(origin, 1);
    const streams = await openStreams(people, 1, () => origin);
    const times = await streams.measure(owner, shootId, WRITES);
    streams.stop();
    return [latency('another stream behind nginx', times)];
  } finally {
    await proxy?.stop();
    await server.stop();
  }
}

async function measureTwoServers(): Promise<Row[]> {
  const bin = findPostgres();
  if (!bin) return [];
  const cluster = await startCluster(bin);
  const servers: RestartableServer[] = [];
  try {
    const AUTH_SECRET = randomBytes(32).toString('hex');
    const env = { ...quietEnv, AUTH_SECRET, DATABASE_URL: cluster.url };
    for (let count = 0; count < 2; count++) servers.push(await startServer({ env }));
    const [one, other] = servers as [RestartableServer, RestartableServer];
    const { owner, shootId, people } = await makeTeam(one.origin, KILLED / STREAMS_MAX);
    const across = await openStreams(people, 1, () => other.origin);
    const times = await across.measure(owner, shootId, WRITES);
    across.stop();
    return [
      latency('a stream of another server on one PostgreSQL', times),
      ...(await measureKill(one, other, { owner, shootId, people })),
    ];
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

/** Kills a server with streams, and writes on the other one while they are away. */
async function measureKill(
  killed: RestartableServer,
  other: RestartableServer,
  { owner, shootId, people }: Awaited<ReturnType<typeof makeTeam>>,
): Promise<Row[]> {
  let origin = killed.origin;
  const streams = await openStreams(people, KILLED, () => origin);
  const writer = { ...owner, origin: other.origin };
  origin = other.origin;
  const killedAt = performance.now();
  await killed.kill();
  await changeShoot(writer, shootId, 'While they are away');
  await until(() => streams.readers.every(({ connectedAt }) => connectedAt > killedAt));
  const back = streams.readers.map(({ connectedAt }) => connectedAt - killedAt);
  await changeShoot(writer, shootId, 'When they are back');
  const revision = await revisionOf(writer);
  await until(() => streams.readers.every((reader) => reader.revision === revision));
  streams.stop();
  return [
    {
      what: `${KILLED} streams after a kill of their server: connected to another one`,
      measured: `${ms(median(back))}, the last ${ms(Math.max(...back))}; none missed a change`,
      target: 'all within 10 s',
    },
  ];
}
