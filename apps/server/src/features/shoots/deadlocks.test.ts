import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  // The database ends as many writes to teams as the table says, as if each lost a deadlock. A sequence also counts
  // what is rolled back.
  await t.database.pool.query(`
    create sequence attempts;
    create table deadlocks as select 0 as wanted;
    create function lose() returns trigger language plpgsql as $$ begin
      if nextval('attempts') <= (select wanted from deadlocks) then
        raise exception 'deadlock detected' using errcode = '40P01';
      end if;
      return new;
    end $$;
    create trigger lose before update on teams for each row execute function lose();`);
});
afterAll(() => t.close());

const lose = (times: number) =>
  t.database.pool.query(`update deadlocks set wanted = ${times}; alter sequence attempts restart`);
beforeEach(() => lose(0));
afterEach(() => lose(0));

const writes: [what: string, write: (mira: Client, url: string) => Promise<{ status: number }>][] =
  [
    ['a change in one statement', (mira, url) => mira.patch(url, { title: 'Pier at dawn' })],
    ['a change in a transaction', (mira, url) => mira.patch(url, { date: '2126-11-29' })],
    ['reminders', (mira, url) => mira.post(`${url}/send-reminders`)],
    ['a deletion', (mira, url) => mira.delete(url)],
  ];

async function newShoot() {
  const mira = await signedIn(t);
  const { id } = await buildShoot(t.database.orm, mira.team, { date: '2126-11-28' });
  const url = `/api/shoots/${id}`;
  const participants = [{ name: 'Ines', email: 'ines@example.org' }];
  await mira.patch(`${url}/resources`, { participants });
  return { mira, url };
}

test.each(writes)('%s is done even if it loses two deadlocks', async (_, write) => {
  const { mira, url } = await newShoot();
  await lose(2);
  expect((await write(mira, url)).status).toBe(200);
  const { rows } = await t.database.pool.query('select last_value::int as attempts from attempts');
  expect(rows).toEqual([{ attempts: 3 }]);
});

test.each(writes)('%s that loses three deadlocks may be tried again later', async (_, write) => {
  const { mira, url } = await newShoot();
  const before = await mira.get(url);
  await lose(3);
  expect(await write(mira, url)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await mira.get(url)).body).toEqual(before.body);
});
