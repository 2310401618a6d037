import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobScope } from '../../access/job-scope.ts';
import { personnel } from '../../db/schema/catalogue.ts';
import { toldPlans } from '../../db/schema/told-plans.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { earliestDay } from './earliest-day.ts';
import { listTold } from './queries.ts';
import { forgetTold } from './service.ts';

let t: TestApp;
let jobs: Jobs;
let mira: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp();
  ({ jobs } = makeDeps(t));
  await jobs.prepare('mail');
});
const emptyQueue = () => t.database.pool.query(`delete from pgboss.job where name = 'mail'`);
beforeEach(async () => {
  mira = await signedIn(t);
});
afterAll(async () => {
  await jobs.stop();
  await t.close();
});

const NOW = new Date('2126-11-28T12:00:00Z');

/** A shoot on a day, of which an address was told another day. */
async function told(known: string | null, date: string | null, email = newEmail()) {
  const { id: shootId } = await buildShoot(t.database.orm, mira.team, { date });
  const plan = { date: known, time: null, timeZone: 'UTC', durationMinutes: 60, place: null };
  const about = { teamId: mira.team.id, shootId, email };
  await t.database.orm.insert(toldPlans).values({ ...about, plan, sequence: 1 });
  return { shootId, email };
}

test('records of plans that are over are not read', async () => {
  await told('2126-11-25', '2126-12-05');
  const [today, open] = [await told('2126-11-27', '2126-11-20'), await told(null, null)];
  const found = await listTold(t.database.orm, jobScope(mira.team.id), {}, earliestDay(NOW));
  expect(found.map(({ email }) => email)).toEqual([today.email, open.email]);
});

test('records of shoots that are long over are deleted', async () => {
  await told('2126-08-01', '2126-08-01');
  const kept = [
    await told('2126-10-01', '2126-10-01'),
    await told('2126-08-01', '2126-12-05'),
    await told('2126-12-05', '2126-08-01'),
    await told(null, null),
  ];
  await forgetTold(t.database, NOW);
  const left = t.database.orm.select().from(toldPlans).where(eq(toldPlans.teamId, mira.team.id));
  expect((await left).map(({ email }) => email).sort()).toEqual(
    kept.map(({ email }) => email).sort(),
  );
});

test('a deleted crew member is news for the shoots that lose them', async () => {
  const values = { teamId: mira.team.id, name: 'Yuki', email: newEmail() };
  const [yuki] = await t.database.orm.insert(personnel).values(values).returning();
  const { shootId } = await told('2126-11-28', '2126-11-28', values.email);
  await told('2126-11-28', '2126-12-05');
  const resources = `/api/shoots/${shootId}/resources`;
  await mira.patch(resources, { personnelIds: [yuki!.id] });
  await emptyQueue();
  expect((await mira.delete(`/api/personnel/${yuki!.id}`)).status).toBe(200);
  const { rows } = await t.database.pool.query(`select data from pgboss.job where name = 'mail'`);
  expect(rows.map(({ data }) => data)).toMatchObject([{ kind: 'moved', shootId }]);
});
