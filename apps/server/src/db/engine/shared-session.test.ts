import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDataFolder } from '../../testing/data-folder.ts';
import { type Database, startDatabase } from './database.ts';

const ACCOUNTS = 50;
const TOTAL = ACCOUNTS * 100;

let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = await copyDataFolder();
  database = await startDatabase({ dataDir, databaseUrl: undefined });
  await database.pool.query('create table account (id int primary key, value int)');
  await database.pool.query(
    `insert into account select i, 100 from generate_series(1, ${ACCOUNTS}) i`,
  );
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const sumUp = async () => {
  const { rows } = await database.pool.query('select sum(value)::int as sum from account');
  return rows[0].sum;
};
const anyAccount = () => 1 + Math.floor(Math.random() * ACCOUNTS);

async function moveOne(fail: boolean): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('update account set value = value - 1 where id = $1', [anyAccount()]);
    if (fail) throw new Error('half-way');
    await client.query('update account set value = value + 1 where id = $1', [anyAccount()]);
    await client.query('commit');
  } catch {
    await client.query('rollback');
  } finally {
    client.release();
  }
}

test('transactions of 16 workers keep apart, those rolled back included', async () => {
  const workers = Array.from({ length: 16 }, async () => {
    for (let turn = 0; turn < 25; turn++) await moveOne(turn % 10 === 9);
  });
  await Promise.all(workers);
  expect(await sumUp()).toBe(TOTAL);
});

test('a connection that dies in mid-transaction is rolled back, and blocks no other one', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('update account set value = 0');
  const waiting = sumUp();
  client.release(true);
  expect(await waiting).toBe(TOTAL);
});

test('a setting made with SET LOCAL ends with its transaction', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query("set local lensemble.note = 'mine'");
  await client.query('commit');
  client.release();
  const { rows } = await database.pool.query("select current_setting('lensemble.note', true) note");
  expect(rows[0].note || null).toBeNull();
});

test('parameters larger than one read of the socket meet their own statement', async () => {
  const large = 'x'.repeat(300_000);
  const until = Date.now() + 1000;
  const askLarge = async () => {
    while (Date.now() < until) {
      const { rows } = await database.pool.query('select length($1) as length, $2::int as two', [
        large,
        2,
      ]);
      expect(rows).toEqual([{ length: large.length, two: 2 }]);
    }
  };
  const askSmall = async () => {
    while (Date.now() < until) {
      const { rows } = await database.pool.query('select $1::int as one', [1]);
      expect(rows).toEqual([{ one: 1 }]);
    }
  };
  await Promise.all([askLarge(), askSmall(), askLarge(), askSmall()]);
});

test('carries 3 MB in and 6 MB out', async () => {
  const { rows } = await database.pool.query('select $1::text || $1::text as twice', [
    'ä'.repeat(1_500_000),
  ]);
  expect(rows[0].twice).toBe('ä'.repeat(3_000_000));
});

test('an error reaches the connection that made it, and no other', async () => {
  const answers = await Promise.allSettled([
    database.pool.query('select 1 / $1::int', [0]),
    database.pool.query('select $1::int as fine', [7]),
    database.pool.query('select * from no_such_table'),
    database.pool.query('select $1::int as fine', [8]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('a query outside of a transaction waits until the transaction has ended', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('update account set value = value - 100');
  let seen: number | undefined;
  const watching = sumUp().then((sum) => {
    seen = sum;
  });
  await wait(50);
  expect(seen).toBeUndefined();
  await client.query('rollback');
  client.release();
  await watching;
  expect(seen).toBe(TOTAL);
});
