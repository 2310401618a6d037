import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raiseTeamRevision } from '../../db/revision.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import {
  buildConvention,
  buildLocation,
  buildParticipants,
  buildReference,
  buildShoot,
} from '../../testing/shoots.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** One per write, so that each write is first once. */
const ROUNDS = 16;

test('people who write to the same things at once never stand in each other’s way', async () => {
  const { orm } = t.database;
  const mira = await signedIn(t);
  for (let round = 0; round < ROUNDS; round++) {
    const item = (name: Parameters<typeof buildItem>[2]) => buildItem(orm, mira.team, name);
    const [here, there, prop, costume] = await Promise.all([
      item('locations'),
      item('locations'),
      item('props'),
      item('costumes'),
    ]);
    const shoot = await buildShoot(orm, mira.team, { locationId: here });
    const url = `/api/shoots/${shoot.id}`;
    const picture = await buildReference(orm, shoot);
    await buildParticipants(orm, shoot, 2);
    await mira.patch(`${url}/resources`, {
      costumeIds: [costume],
      participants: [{ name: 'Ines', email: newEmail() }],
    });
    const writes = [
      () => mira.patch(url, { locationId: there }),
      () => mira.patch(url, { locationId: here }),
      () => mira.patch(`/api/locations/${here}`, { latitude: 35.7056, longitude: 139.6659 }),
      () => mira.patch(`/api/locations/${there}`, { latitude: 40.7128, longitude: -74.006 }),
      () => mira.delete(`/api/locations/${here}`),
      () => mira.delete(`/api/locations/${there}`),
      () => mira.post('/api/shoots', { title: 'A', locationId: there }),
      () => mira.post(`${url}/duplicate`, {}),
      () => mira.patch(`${url}/resources`, { propIds: [prop], costumeIds: [costume] }),
      () =>
        mira.patch(`${url}/resources`, { participants: [{ name: 'Kim', costumeIds: [costume] }] }),
      () => mira.delete(`/api/props/${prop}`),
      () => mira.delete(`/api/costumes/${costume}`),
      () => mira.post(`${url}/references`, { url: picture.url }),
      () => mira.delete(`/api/references/${picture.id}`),
      () => mira.post(`${url}/send-reminders`),
      () => mira.delete(url),
    ];
    const turned = [...writes.slice(round), ...writes.slice(0, round)];
    const answers = await Promise.all(turned.map((write) => write()));
    for (const { status, text } of answers) expect([200, 201, 404, 422], text).toContain(status);
  }
});

test.each([
  ['locationId', 'locations', buildLocation],
  ['secondLocationId', 'locations', buildLocation],
  ['conventionId', 'conventions', buildConvention],
])('a new shoot whose %s is being deleted waits without holding its team', async (...given) => {
  const [field, table, build] = given;
  const { pool, orm } = t.database;
  const mira = await signedIn(t);
  const { id } = await build(orm, mira.team);
  const deletion = await pool.connect();
  await deletion.query('begin');
  // Shorter than the time after which the database looks for a deadlock, and ends the other one.
  await deletion.query(`set local lock_timeout = '500ms'`);
  await deletion.query(`select from ${table} where id = $1 for update`, [id]);
  const creating = mira.post('/api/shoots', { title: 'A', [field]: id });
  await untilBlocked(deletion);
  await deletion.query(`delete from ${table} where id = $1`, [id]);
  await raiseTeamRevision(drizzle({ client: deletion }), { teamId: mira.team.id });
  await deletion.query('commit');
  deletion.release();
  const { status, body } = await creating;
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.stringContaining('was not found') } },
  });
});
