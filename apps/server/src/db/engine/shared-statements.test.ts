import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyDataFolder } from '../../testing/data-folder.ts';
import { type Engine, openEngine } from './engine.ts';
import { Gateway } from './gateway.ts';
import { nameStatements } from './naming-client.ts';
import { OWN_CLIENT } from './own-client.ts';

/** Fewer than the texts below, so that statements make room for each other all the time. */
const KEPT = 3;
const TEXTS = 6;

let dataDir: string;
let host: string;
let engine: Engine;
let gateway: Gateway;
beforeAll(async () => {
  dataDir = await copyDataFolder();
  host = await mkdtemp(join(tmpdir(), 'statements-'));
  engine = await openEngine(join(dataDir, 'database'), new BigInt64Array(1));
  gateway = new Gateway(engine, 60_000, KEPT);
  await gateway.listen(join(host, '.s.PGSQL.5432'));
});
afterAll(async () => {
  gateway.close();
  await engine.close();
  await rm(host, { recursive: true });
  await rm(dataDir, { recursive: true });
});

async function connect(mostKept?: number): Promise<pg.PoolClient> {
  const client = new pg.Client({
    host,
    user: 'postgres',
    database: 'postgres',
    application_name: OWN_CLIENT,
  }) as pg.PoolClient;
  if (mostKept !== undefined) nameStatements(client, mostKept);
  await client.connect();
  return client;
}

const ask = async (client: pg.ClientBase, named: pg.QueryConfig) =>
  (await client.query<{ answer: number }>(named)).rows[0]?.answer;
const plus = (name: string, added: number) => ({
  name,
  text: `select $1::int + ${added} as answer`,
  values: [1],
});

/** The statements that the session really has. */
async function kept(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query('select name from pg_prepared_statements order by name');
  return rows.map(({ name }) => name);
}

test('connections share a statement of the same name and text', async () => {
  const [one, other] = [await connect(), await connect()];
  expect(await ask(one, plus('a', 1))).toBe(2);
  expect(await ask(other, plus('a', 1))).toBe(2);
  expect(await ask(one, plus('a', 1))).toBe(2);
  expect(await kept(one)).toEqual(['a']);
  await Promise.all([one.end(), other.end()]);
});

test('a name that means something else on another connection is refused, in a transaction too', async () => {
  const [one, other] = [await connect(), await connect()];
  await ask(one, plus('b', 1));
  await expect(ask(other, plus('b', 2))).rejects.toMatchObject({ code: '42P05' });
  await one.query('begin');
  await expect(ask(one, { ...plus('c', 1), text: 'select nothing' })).rejects.toMatchObject({
    code: '42703',
  });
  await one.query('rollback');
  expect(await ask(one, plus('c', 1))).toBe(2);
  await Promise.all([one.end(), other.end()]);
});

test('a name is free once the connections that used it have left', async () => {
  const [one, other] = [await connect(), await connect()];
  await ask(one, plus('free', 1));
  await one.end();
  await vi.waitFor(async () => expect(await ask(other, plus('free', 2))).toBe(3));
  await other.end();
});

test('a connection closes the statement that it has not used for longest', async () => {
  const client = await connect(2);
  for (const added of [1, 2, 1, 3]) await client.query(`select $1::int + ${added}`, [1]);
  const { rows } = await client.query('select statement from pg_prepared_statements order by 1');
  const statements = rows.map(({ statement }) => statement);
  expect(statements).toContain('select $1::int + 1');
  expect(statements).toContain('select $1::int + 3');
  expect(statements).not.toContain('select $1::int + 2');
  await client.end();
});

test('a connection has only the statements that it has created', async () => {
  const [one, other] = [await connect(), await connect()];
  await ask(one, plus('d', 1));
  const { connection } = other as unknown as { connection: { parsedStatements: object } };
  Object.assign(connection.parsedStatements, { d: plus('d', 1).text });
  await expect(ask(other, plus('d', 1))).rejects.toMatchObject({ code: '26000' });
  await Promise.all([one.end(), other.end()]);
});

test('the session keeps no more statements than it may, the last used ones', async () => {
  const client = await connect();
  for (const name of ['e', 'f', 'g', 'e', 'h']) await ask(client, plus(name, name.charCodeAt(0)));
  expect(await kept(client)).toEqual(['e', 'g', 'h']);
  expect(await ask(client, plus('f', 'f'.charCodeAt(0)))).toBe('g'.charCodeAt(0));
  await client.end();
});

test.each(['discard all', 'deallocate all', 'deallocate i'])(
  '%s does not harm others',
  async (sql) => {
    const [one, other] = [await connect(), await connect()];
    expect(await ask(one, plus('i', 1))).toBe(2);
    await other.query(sql);
    expect(await ask(one, plus('i', 1))).toBe(2);
    expect(await ask(other, plus('i', 1))).toBe(2);
    await Promise.all([one.end(), other.end()]);
  },
);

test('a column that changes its type costs one request of each connection', async () => {
  const [client, third, other] = [await connect(10), await connect(10), await connect()];
  await client.query('create table growing (value int)');
  await client.query('insert into growing values (1)');
  const read = (by = client) => by.query('select value from growing where value::int = $1', [1]);
  for (const by of [client, third]) expect((await read(by)).rows).toEqual([{ value: 1 }]);
  await other.query('alter table growing alter value type text');
  await expect(read()).rejects.toThrow('cached plan must not change result type');
  for (const by of [client, third]) expect((await read(by)).rows).toEqual([{ value: '1' }]);
  await Promise.all([client.end(), third.end(), other.end()]);
});

/** What a connection may do, with the answer that it must get whatever the others do. */
const steps = fc.array(
  fc.record({
    client: fc.nat(3),
    does: fc.oneof(
      { weight: 8, arbitrary: fc.record({ plus: fc.nat(TEXTS - 1), to: fc.nat(99) }) },
      fc.constantFrom('transaction', 'failure', 'typing error', 'discard all', 'leave'),
    ),
  }),
  { minLength: 20, maxLength: 60 },
);

test('any interleaving gives every connection its own answers', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const clients = await Promise.all(Array.from({ length: 4 }, () => connect(KEPT - 1)));
      const work = clients.map(async (first, number) => {
        let client = first;
        for (const { does } of script.filter((step) => step.client === number)) {
          if (typeof does === 'object') {
            const text = `select $1::int + ${does.plus} as answer`;
            const { rows } = await client.query(text, [does.to]);
            expect(rows).toEqual([{ answer: does.to + does.plus }]);
          } else if (does === 'failure') {
            await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('by zero');
          } else if (does === 'typing error') {
            await expect(client.query('selekt $1::int', [0])).rejects.toThrow('syntax error');
          } else if (does === 'discard all') {
            await client.query(does);
          } else if (does === 'leave') {
            await client.end();
            client = await connect(KEPT - 1);
          } else {
            await client.query('begin');
            await expect(client.query('select 2 / $1::int', [0])).rejects.toThrow('by zero');
            await expect(client.query('select $1::int + 1 as answer', [1])).rejects.toThrow(
              'aborted',
            );
            await client.query('rollback');
          }
        }
        await client.end();
      });
      await Promise.all(work);
    }),
    { numRuns: 30 },
  );
});
