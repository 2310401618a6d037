import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { signedIn } from '../testing/login.ts';
import { insertManyShoots } from '../testing/many-shoots.ts';

const COUNT = 10_000;
/** More often than PostgreSQL plans a statement anew before it considers keeping a plan. */
const TIMES = 10;
/** Five to ten times what is usual: finds plans that read a table once for each row of another. */
const LIMITS = { shoot: 400, change: 400, list: 4_000, map: 6_000, calendar: 6_000 };

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** The CPU time of this process, including the embedded database, in milliseconds. It excludes other processes. */
async function worked(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

test('a team that grows while the server runs does not keep the plans of a small one', async () => {
  const mira = await signedIn(t);
  const { id } = (await mira.post('/api/shoots', { title: 'First' })).body as { id: string };
  const feeds = (await mira.get('/api/calendar/feeds')).body as { team: string };
  const requests: Record<keyof typeof LIMITS, () => Promise<{ status: number }>> = {
    shoot: () => mira.get(`/api/shoots/${id}`),
    change: () => mira.patch(`/api/shoots/${id}`, { title: `Title ${Math.random()}` }),
    list: () => mira.get('/api/shoots'),
    map: () => mira.get('/api/map/shoots'),
    calendar: () => mira.get(new URL(feeds.team).pathname),
  };
  const measure = async () => {
    const took: Record<string, number> = {};
    for (const [name, send] of Object.entries(requests)) {
      took[name] = await worked(async () => expect((await send()).status).toBe(200));
    }
    return took;
  };
  for (let time = 0; time < TIMES; time++) await measure();
  await insertManyShoots(t.database, mira.team.id, COUNT);
  const grown = await measure();
  await t.database.upkeep?.run();
  const kept = await measure();
  for (const [name, limit] of Object.entries(LIMITS)) {
    expect(grown[name], `${name}, just grown`).toBeLessThan(limit);
    expect(kept[name], `${name}, analyzed`).toBeLessThan(limit);
  }
});
