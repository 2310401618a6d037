import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { signedIn } from '../testing/login.ts';
import { insertManyShoots } from '../testing/many-shoots.ts';

const COUNT = 10_000;
/** Twice as often as PostgreSQL plans a statement anew before it considers keeping a plan: each time asks twice. */
const TIMES = 5;
/** Five to ten times what is usual: finds plans that read a table once for each row of another. */
const LIMITS = { shoot: 400, change: 400, list: 4_000, map: 6_000, names: 6_000, calendar: 6_000 };
type Name = keyof typeof LIMITS;
/**
 * What people do while statistics are still those of the small team. A plan may then read whole tables, once each, which
 * takes half a second. Reading one for each row of another takes ten.
 */
const BY_KEY: readonly Name[] = ['shoot', 'change'];
const BEFORE_UPKEEP = { ...LIMITS, shoot: 1_500, change: 1_500 };

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
  const requests: Record<Name, () => Promise<{ status: number }>> = {
    shoot: () => mira.get(`/api/shoots/${id}`),
    change: () => mira.patch(`/api/shoots/${id}`, { title: `Title ${Math.random()}` }),
    list: () => mira.get('/api/shoots'),
    map: () => mira.get('/api/map/shoots'),
    names: () => mira.get('/api/linked-names'),
    calendar: () => mira.get(new URL(feeds.team).pathname),
  };
  const all = Object.keys(LIMITS) as Name[];
  const expectFast = async (names: readonly Name[], limits: Record<Name, number> = LIMITS) => {
    for (const name of names) {
      const ask = () => worked(async () => expect((await requests[name]()).status).toBe(200));
      // Compilers and the collector may work off the growth meanwhile. A kept plan is slow each time.
      const took = Math.min(await ask(), await ask());
      expect(took, name).toBeLessThan(limits[name]);
    }
  };
  for (let time = 0; time < TIMES; time++) await expectFast(all);
  await insertManyShoots(t.database, mira.team.id, COUNT);
  await expectFast(BY_KEY, BEFORE_UPKEEP);
  const { upkeep, pool } = t.database;
  await (upkeep ? upkeep.run() : pool.query('analyze'));
  await expectFast(all);
});
