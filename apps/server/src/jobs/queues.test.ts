import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { testDatabase } from '../testing/database.ts';
import { statementsOf } from '../testing/statements.ts';
import { FinalError, type Jobs, type Queue } from './jobs.ts';
import { pgBossJobs } from './pg-boss.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const newName = () => `queue-${randomUUID()}`;

function newServer(watchSeconds?: number): Jobs {
  const server = pgBossJobs(database.pool, { watchSeconds });
  onTestFinished(() => server.stop());
  return server;
}

async function serverWith(queue: Queue, onError: (error: unknown) => void = () => {}) {
  const server = newServer();
  await server.start({ queues: [queue] }, onError);
  return server;
}

async function add(server: Jobs, name: string, data: object = {}): Promise<void> {
  await server.prepare(name);
  await database.orm.transaction((tx) => server.add(tx, name, data));
  server.wake(name);
}

async function jobsOf(name: string) {
  const { rows } = await database.pool.query(
    'select state, data, extract(epoch from start_after - now())::float as pause from pgboss.job where name = $1',
    [name],
  );
  return rows as { state: string; data: unknown; pause: number }[];
}

async function skipPause(server: Jobs, name: string): Promise<void> {
  await database.pool.query('update pgboss.job set start_after = now() where name = $1', [name]);
  server.wake(name);
}

test('a job is done once its transaction is through, and nothing is kept of it', async () => {
  const name = newName();
  const run = vi.fn<Queue['run']>(async () => {});
  const server = await serverWith({ name, run });
  await add(server, name, { to: 'ada' });
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(run.mock.calls[0]?.[0]).toEqual({ to: 'ada' });
  await vi.waitFor(async () => expect(await jobsOf(name)).toEqual([]));
});

test('a job is not done again because the database is away when it is done', async () => {
  const name = newName();
  const query = database.pool.query.bind(database.pool) as (
    text: string,
    values?: unknown[],
  ) => Promise<unknown>;
  let refusals = 2;
  const refusing = vi.spyOn(database.pool, 'query').mockImplementation(((
    text: string,
    ...rest: [values?: unknown[]]
  ) =>
    // Not what pg-boss deletes for maintenance.
    /delete from/i.test(text) && rest[0]?.[0] === name && refusals-- > 0
      ? Promise.reject(Object.assign(new Error('The server stops'), { code: '57P01' }))
      : query(text, ...rest)) as never);
  onTestFinished(() => refusing.mockRestore());
  const run = vi.fn<Queue['run']>(async () => {});
  await add(await serverWith({ name, run }), name);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  await vi.waitFor(async () => expect(await jobsOf(name)).toEqual([]));
  expect([run.mock.calls.length, refusals]).toEqual([1, -1]);
});

test('while a job with an id waits there is no second one, and later there may be', async () => {
  const name = newName();
  const id = randomUUID();
  const server = newServer();
  await server.prepare(name);
  const addOne = () => server.add(database.orm, name, {}, id);
  await addOne();
  await Promise.all([addOne(), addOne()]);
  expect(await jobsOf(name)).toHaveLength(1);
  const run = vi.fn<Queue['run']>(async () => {});
  await server.start({ queues: [{ name, run }] }, () => {});
  await vi.waitFor(async () => expect(await jobsOf(name)).toEqual([]));
  await addOne();
  server.wake(name);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
});

test('a pile of jobs is added in one statement, or not at all, and tried again as others are', async () => {
  const name = newName();
  const server = newServer();
  await server.prepare(name);
  const pile = Array.from({ length: 500 }, (_, number) => ({ number }));
  const failing = database.orm.transaction(async (tx) => {
    await server.addAll(tx, name, pile);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await jobsOf(name)).toEqual([]);
  const statements = await statementsOf(() => server.addAll(database.orm, name, pile));
  expect(statements).toHaveLength(1);
  await server.addAll(database.orm, name, []);
  expect(await jobsOf(name)).toHaveLength(500);
  const { rows } = await database.pool.query(
    'select distinct retry_limit, retry_backoff, expire_seconds from pgboss.job where name = $1',
    [name],
  );
  expect(rows).toEqual([{ retry_limit: 60, retry_backoff: true, expire_seconds: 60 }]);
});

test('a job by itself is done before a pile that was there first', async () => {
  const name = newName();
  const server = newServer();
  await server.prepare(name);
  const pile = Array.from({ length: 20 }, () => ({ of: 'pile' }));
  await server.addAll(database.orm, name, pile);
  await server.add(database.orm, name, { of: 'one' });
  const done: unknown[] = [];
  const run = async (data: unknown) => void done.push(data);
  await server.start({ queues: [{ name, run }] }, () => {});
  await vi.waitFor(() => expect(done).toHaveLength(21));
  expect(done.slice(0, 5)).toContainEqual({ of: 'one' });
});

test('a job of a transaction that fails is never done', async () => {
  const name = newName();
  const server = newServer();
  await server.prepare(name);
  const failing = database.orm.transaction(async (tx) => {
    await server.add(tx, name, {});
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await jobsOf(name)).toEqual([]);
});

test('a job that is added while no server runs is done by the next one', async () => {
  const name = newName();
  await add(newServer(), name);
  const run = vi.fn<Queue['run']>(async () => {});
  await serverWith({ name, run });
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('a job that fails is tried again, after pauses that grow', async () => {
  const name = newName();
  const run = vi.fn<Queue['run']>(async () => {
    throw new Error('away');
  });
  const errors: unknown[] = [];
  const server = await serverWith({ name, run }, (error) => errors.push(error));
  await add(server, name);
  const pauses: number[] = [];
  for (const tries of [1, 2, 3]) {
    await vi.waitFor(async () => {
      expect(run).toHaveBeenCalledTimes(tries);
      expect((await jobsOf(name))[0]?.state).toBe('retry');
    });
    pauses.push((await jobsOf(name))[0]!.pause);
    await skipPause(server, name);
  }
  for (const [index, least] of [9, 19, 39].entries()) {
    expect(pauses[index]).toBeGreaterThan(least);
    expect(pauses[index]).toBeLessThan(least * 2 + 4);
  }
  run.mockImplementation(async () => {});
  await vi.waitFor(async () => {
    await skipPause(server, name);
    expect(await jobsOf(name)).toEqual([]);
  });
  expect(errors.length).toBeGreaterThanOrEqual(3);
});

test('one that fails does not keep the others waiting', async () => {
  const name = newName();
  const done: unknown[] = [];
  const server = newServer();
  for (let number = 0; number < 12; number++) await add(server, name, { number });
  await server.start(
    {
      queues: [
        {
          name,
          run: async (data) => {
            const { number } = data as { number: number };
            if (number === 0) throw new Error('away');
            done.push(number);
          },
        },
      ],
    },
    () => {},
  );
  await vi.waitFor(() => expect(done).toHaveLength(11));
});

test('a job that can never be done is logged and forgotten', async () => {
  const name = newName();
  const errors: unknown[] = [];
  const failure = new FinalError('refused', undefined);
  const run = () => Promise.reject(failure);
  const server = await serverWith({ name, run }, (error) => errors.push(error));
  await add(server, name);
  await vi.waitFor(async () => {
    expect(errors).toEqual([failure]);
    expect(await jobsOf(name)).toEqual([]);
  });
});

test('a job that a stop cuts off gets a signal, and is done by the next server', async () => {
  const name = newName();
  const cutOff = vi.fn();
  const first = await serverWith({
    name,
    run: (_data, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          cutOff();
          reject(new Error('stopped'));
        });
      }),
  });
  await add(first, name, { to: 'ada' });
  await vi.waitFor(async () => expect((await jobsOf(name))[0]?.state).toBe('active'));
  await first.stop();
  expect(cutOff).toHaveBeenCalledOnce();
  const run = vi.fn<Queue['run']>(async () => {});
  const second = await serverWith({ name, run });
  await skipPause(second, name);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(run.mock.calls[0]?.[0]).toEqual({ to: 'ada' });
});

test('a job that a crash left behind is done again', async () => {
  const name = newName();
  await add(newServer(), name);
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '2 minutes' where name = $1`,
    [name],
  );
  const run = vi.fn<Queue['run']>(async () => {});
  const server = newServer(1);
  await server.start({ queues: [{ name, run }] }, () => {});
  await vi.waitFor(
    async () => {
      await skipPause(server, name);
      expect(run).toHaveBeenCalledOnce();
    },
    { timeout: 30_000, interval: 200 },
  );
});

test('of several servers one does a job', async () => {
  const name = newName();
  const run = vi.fn<Queue['run']>(async () => {});
  const [server] = await Promise.all([1, 2, 3].map(() => serverWith({ name, run })));
  for (let number = 0; number < 6; number++) await add(server!, name, { number });
  await vi.waitFor(async () => expect(await jobsOf(name)).toEqual([]));
  expect(run).toHaveBeenCalledTimes(6);
});
