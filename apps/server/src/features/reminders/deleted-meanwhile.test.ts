import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDeps } from '../../app.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

let t: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  t = await testApp();
  ({ jobs } = makeDeps(t));
  await jobs.prepare('mail');
});
afterAll(async () => {
  await jobs.stop();
  await t.close();
});

test('a shoot that is deleted while its reminders are sent is called off by mail', async () => {
  const { pool, orm } = t.database;
  const mira = await signedIn(t);
  const { id } = await buildShoot(orm, mira.team, { date: '2126-11-28', time: '21:15' });
  const email = newEmail();
  await mira.patch(`/api/shoots/${id}/resources`, { participants: [{ name: 'Ines', email }] });
  // The transaction that sends reminders.
  const sender = await pool.connect();
  await sender.query('begin');
  await sender.query('select from shoots where id = $1 for key share', [id]);
  await sender.query(
    `insert into sent_reminders (team_id, shoot_id, sent, without_address) values ($1, $2, 1, '{}')`,
    [mira.team.id, id],
  );
  const deletion = mira.delete(`/api/shoots/${id}`);
  await untilBlocked(sender);
  await sender.query('commit');
  sender.release();
  expect((await deletion).status).toBe(200);
  const { rows } = await pool.query(`select data from pgboss.job where name = 'mail'`);
  expect(rows.map(({ data }) => data)).toMatchObject([{ kind: 'called-off', email }]);
});
