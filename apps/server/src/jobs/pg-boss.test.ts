import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { testDatabase } from '../testing/database.ts';
import { pgBossJobs, START_SECONDS } from './pg-boss.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const HALF_A_YEAR = '0 0 1 1,7 *';

async function jobsOf(name: string): Promise<string[]> {
  const { rows } = await database.pool.query('select state from pgboss.job where name = $1', [
    name,
  ]);
  return rows.map(({ state }) => state);
}

const secondsOfSlot = () => START_SECONDS - ((Date.now() / 1_000) % START_SECONDS);

test('of several servers that start together, one runs a task', async () => {
  // Servers that start before and after the end of a slot run the task twice.
  await vi.waitFor(() => expect(secondsOfSlot()).toBeGreaterThan(5), { timeout: 10_000 });
  let runs = 0;
  const run = async () => void runs++;
  const servers = [pgBossJobs(database.pool), pgBossJobs(database.pool)];
  const errors: unknown[] = [];
  const tasks = [{ name: 'counting', cron: HALF_A_YEAR, run }];
  await Promise.all(
    servers.map((server) => server.start({ tasks }, (error) => errors.push(error))),
  );
  await vi.waitFor(async () => expect(await jobsOf('counting')).toEqual(['completed']));
  await Promise.all(servers.map((server) => server.stop()));
  expect([runs, errors]).toEqual([1, []]);
  const { rows } = await database.pool.query('select name, cron from pgboss.schedule');
  expect(rows).toEqual([{ name: 'counting', cron: HALF_A_YEAR }]);
});

test('a task that fails is logged, and the next one still runs', async () => {
  const server = pgBossJobs(database.pool);
  const errors: unknown[] = [];
  const failure = new Error('the store is away');
  const run = vi.fn(async () => {});
  const failing = { name: 'failing', cron: HALF_A_YEAR, run: () => Promise.reject(failure) };
  const tasks = [failing, { name: 'working', cron: HALF_A_YEAR, run }];
  await server.start({ tasks }, (error) => errors.push(error));
  await vi.waitFor(async () => expect(await jobsOf('failing')).toEqual(['failed']));
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  await server.stop();
  expect(errors).toEqual([failure]);
});

test('what never started stops at once', async () => {
  await expect(pgBossJobs(database.pool).stop()).resolves.toBeUndefined();
});
