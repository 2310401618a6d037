import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobScope } from '../../access/job-scope.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/engine/database.ts';
import { pgBossJobs } from '../../jobs/pg-boss.ts';
import { testEnv } from '../../testing/app.ts';
import { testDatabase } from '../../testing/database.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { findShoot } from '../shoots/service.ts';
import { knowledgeFor, planOf } from './service.ts';

let database: Database;
let app: FastifyInstance;
const woken: string[] = [];
beforeAll(async () => {
  database = await testDatabase();
  const jobs = pgBossJobs(database.pool);
  const wake = (queue: string) => void woken.push(queue);
  app = await buildApp({ env: testEnv, database, overrides: { jobs: { ...jobs, wake } } });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Person = Awaited<ReturnType<typeof signedIn>>;
type Write = (mira: Person, shoot: string, location: string) => Promise<unknown>;

const tokyo = { latitude: 35.7056, longitude: 139.6659 };
const writes: [what: string, write: Write][] = [
  ['a move', (mira, shoot) => mira.patch(shoot, { time: '20:00' })],
  ['a deletion', (mira, shoot) => mira.delete(shoot)],
  ['a place with other clocks', (mira, _, location) => mira.patch(location, tokyo)],
];

async function planned() {
  const mira = await signedIn({ app, database, env: testEnv });
  const location = await buildLocation(database.orm, mira.team);
  const { id } = await buildShoot(database.orm, mira.team, {
    date: '2126-11-28',
    time: '21:15',
    timeZone: 'Europe/Berlin',
    locationId: location.id,
  });
  const shoot = `/api/shoots/${id}`;
  const participants = [{ name: 'Ines', email: 'ines@example.org' }];
  await mira.patch(`${shoot}/resources`, { participants });
  return { mira, id, shoot, location: `/api/locations/${location.id}` };
}

/** Records that the guest was told the plan by a mail. */
const tell = (mira: Person, shootId: string) =>
  database.orm.transaction(async (tx) => {
    const scope = jobScope(mira.team.id);
    const telling = { scope, shootId, email: 'ines@example.org', mailId: randomUUID() };
    const shoot = await findShoot({ orm: tx }, scope, shootId);
    await (await knowledgeFor(tx, telling))?.tell(planOf(shoot), shoot.version);
  });

test.each(writes)('%s wakes the mail worker if the plan was told', async (_, write) => {
  const { mira, id, shoot, location } = await planned();
  await tell(mira, id);
  woken.length = 0;
  await write(mira, shoot, location);
  expect(woken).toEqual(['mail']);
});

test.each(writes)('%s lets the mail worker sleep if it was not', async (_, write) => {
  const { mira, shoot, location } = await planned();
  woken.length = 0;
  await write(mira, shoot, location);
  expect(woken).toEqual([]);
});
