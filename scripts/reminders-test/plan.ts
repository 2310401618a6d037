import type { Client } from '../kill-test/client.ts';

const AT_ONCE = 8;
const DAY_MS = 86_400_000;

async function forEachOf<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const work = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Creates shoots for tomorrow, each with one guest. @returns their ids */
export async function planShoots(client: Client, count: number): Promise<string[]> {
  const ids: string[] = [];
  const date = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const shoot = { status: 'planning', date, time: '12:00', timeZone: 'Europe/Berlin' };
  await forEachOf([...Array(count).keys()], async (number) => {
    const body = { ...shoot, title: `Shoot ${number}` };
    const { id } = await client.expect<{ id: string }>(201, 'POST', '/api/shoots', body);
    const participants = [{ name: 'Guest', role: 'Model', email: `guest.${number}@example.org` }];
    await client.expect(200, 'PATCH', `/api/shoots/${id}/resources`, { participants });
    ids.push(id);
  });
  return ids;
}

/** Sets one reminder time for all shoots, `inMs` milliseconds from now. @returns that time in epoch milliseconds */
export async function remindAll(client: Client, ids: readonly string[], inMs: number) {
  const due = Date.now() + inMs;
  const reminderTime = new Date(due).toISOString();
  await forEachOf(ids, async (id) => {
    await client.expect(200, 'PATCH', `/api/shoots/${id}`, { reminderTime });
  });
  if (Date.now() > due) throw new Error('The reminders could not all be set in time');
  return due;
}
