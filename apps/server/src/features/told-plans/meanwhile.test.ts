import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobScope } from '../../access/job-scope.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { findShoot } from '../shoots/service.ts';
import { knowledgeFor, planOf } from './service.ts';

let t: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  t = await testApp();
  ({ jobs } = makeDeps(t));
  await jobs.prepare('mail');
});
beforeEach(() => t.database.pool.query(`delete from pgboss.job where name = 'mail'`));
afterAll(async () => {
  await jobs.stop();
  await t.close();
});

type Person = Awaited<ReturnType<typeof signedIn>>;
type Change = (mira: Person, shoot: string, place: string) => Promise<{ status: number }>;

const changes: [what: string, kind: string, change: Change][] = [
  ['is deleted', 'called-off', (mira, shoot) => mira.delete(shoot)],
  ['is moved', 'moved', (mira, shoot) => mira.patch(shoot, { date: '2126-12-05' })],
  [
    'loses its crew',
    'moved',
    (mira, shoot) => mira.patch(`${shoot}/resources`, { participants: [] }),
  ],
  ['gets another address', 'moved', (mira, _, place) => mira.patch(place, { address: 'Kobe' })],
];

test.each(changes)(
  'people whose reminder is being written while a shoot %s hear of it',
  async (_, kind, change) => {
    const { pool, orm } = t.database;
    const mira = await signedIn(t);
    const place = await buildLocation(orm, mira.team, { address: 'Nakano, Tokyo' });
    const plan = { date: '2126-11-28', time: '21:15', locationId: place.id };
    const { id: shootId } = await buildShoot(orm, mira.team, plan);
    const shoot = `/api/shoots/${shootId}`;
    const email = newEmail();
    await mira.patch(`${shoot}/resources`, { participants: [{ name: 'Ines', email }] });
    // The transaction that writes the reminder.
    const writer = await pool.connect();
    await writer.query('begin');
    const tx = drizzle({ client: writer });
    const scope = jobScope(mira.team.id);
    const knowledge = await knowledgeFor(tx, { scope, shootId, email, mailId: randomUUID() });
    const told = await findShoot({ orm: tx }, scope, shootId);
    const changing = change(mira, shoot, `/api/locations/${place.id}`);
    await untilBlocked(writer);
    await knowledge!.tell(planOf(told), told.version);
    await writer.query('commit');
    writer.release();
    expect((await changing).status).toBe(200);
    const { rows } = await pool.query(`select data from pgboss.job where name = 'mail'`);
    expect(rows.map(({ data }) => data)).toMatchObject([{ kind, email, shootId }]);
  },
);
