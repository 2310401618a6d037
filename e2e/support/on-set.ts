import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

interface Caller {
  readonly request: APIRequestContext;
}

interface Change {
  readonly kind: string;
  readonly target: string | undefined;
  readonly fields: object;
}

export async function sendOperations(
  { request }: Caller,
  shootId: string,
  changes: readonly Change[],
): Promise<void> {
  const at = new Date().toISOString();
  const operations = changes.map((change) => ({ id: randomUUID(), ...change, base: {}, at }));
  const answer = await request.post(`/api/shoots/${shootId}/operations`, {
    headers,
    data: { operations },
  });
  expect(answer.status()).toBe(200);
}

export const addEntries = (caller: Caller, shootId: string, entries: readonly object[]) =>
  sendOperations(
    caller,
    shootId,
    entries.map((fields) => ({ kind: 'addShot', target: randomUUID(), fields })),
  );

/** Plans shots of 15 minutes each. */
export const addShots = (caller: Caller, shootId: string, titles: readonly string[]) =>
  addEntries(
    caller,
    shootId,
    titles.map((title) => ({ title })),
  );

/** Adds lines to the packing list. */
export const addLines = (caller: Caller, shootId: string, texts: readonly string[]) =>
  sendOperations(
    caller,
    shootId,
    texts.map((text) => ({ kind: 'addPackingLine', target: randomUUID(), fields: { text } })),
  );

/** Opens *On set*, and waits until the device keeps its plan. */
export async function openOnSet(page: Page, shootId: string): Promise<void> {
  await page.goto(`/shoots/${shootId}/day`);
  await expect(page.getByRole('heading', { name: 'On set' })).toBeAttached();
  await expect.poll(() => keptPlans(page)).toContain(shootId);
}

/** The shoots whose plans and days the device keeps. */
export const keptPlans = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opening it would create it.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'lensemble')) return [];
    const opening = indexedDB.open('lensemble');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction(['plans', 'days']);
    const keysOf = async (table: string) => {
      const asked = reading.objectStore(table).getAllKeys();
      await new Promise((resolve) => asked.addEventListener('success', resolve));
      return asked.result.map((key) => String((key as string[])[1]));
    };
    const [plans, days] = await Promise.all([keysOf('plans'), keysOf('days')]);
    opening.result.close();
    return plans.filter((id) => days.includes(id));
  });

export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
