import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDays } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { addEntries, closeSheet, openOnSet, sendOperations } from './support/on-set.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

const tomorrow = () => inDays(1);

/** Records what the page passes to the share sheet of the device. */
async function recordShared(page: Page) {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  return () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared.splice(0));
}

/** Titles in the order in which a phone shows them. */
async function shownPlan(page: Page): Promise<(string | null)[]> {
  await button(page, 'Plan').click();
  const rows = await page.getByRole('list', { name: 'Plan' }).getByRole('listitem').all();
  const texts = await Promise.all(rows.map((row) => row.locator('b').textContent()));
  await button(page, 'Now').click();
  return texts;
}

async function planDay(page: Page) {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'St. Galgano', date: tomorrow(), time: '10:00' });
  const answer = await page.request.patch(`/api/shoots/${id}/resources`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { participants: [{ name: 'Dana Okafor', role: 'Model', email: 'dana@example.com' }] },
  });
  const { participants } = (await answer.json()) as { participants: { id: string }[] };
  const participantIds = participants.map((each) => each.id);
  await sendOperations(
    page,
    id,
    [
      { title: 'Wings', minutes: 20 },
      { title: 'Change', minutes: 20, kind: 'makeup' },
      { title: 'Last light', pin: '10:40', notes: 'Expose for the window', participantIds },
    ].map((fields) => ({ kind: 'addShot', target: randomUUID(), fields })),
  );
  await openOnSet(page, id);
  return id;
}

test('the rest of the day moves, what is pinned is shot first, and the crew is told @phone-only', async ({
  page,
}) => {
  const shared = await recordShared(page);
  await planDay(page);
  await button(page, 'Move the rest').click();
  const sheet = page.getByRole('dialog', { name: 'Move the rest' });
  await expect(sheet.getByText('first', { exact: false })).toBeHidden();
  for (let step = 0; step < 3; step++) await button(page, '5 minutes more').click();
  await expect(sheet).toContainText('“Last light” firstAt 10:40 AM. “Change” follows at 10:55 AM.');
  await button(page, 'Move and swap').click();
  expect(await shared()).toEqual([
    { text: 'St. Galgano\n10:15 AM Wings\n10:40 AM Last light\n10:55 AM Change' },
  ]);
  expect(await shownPlan(page)).toEqual(['Wings', 'Last light', 'Change']);
  await button(page, 'Undo').click();
  expect(await shownPlan(page)).toEqual(['Wings', 'Change', 'Last light']);

  await button(page, 'Move the rest').click();
  for (let step = 0; step < 3; step++) await button(page, '5 minutes more').click();
  await sheet.getByRole('switch', { name: 'Tell the crew' }).click();
  await button(page, 'Just move').click();
  await expect(page.getByText('The rest was moved')).toBeVisible();
  expect(await shared()).toEqual([]);
  expect(await shownPlan(page)).toEqual(['Wings', 'Change', 'Last light']);
});

test('a press on a person shows how to reach them, and a skipped shot is kept as an idea @phone-only', async ({
  page,
}) => {
  const shared = await recordShared(page);
  const id = await planDay(page);
  await button(page, 'People').click();
  const dana = button(page, /^Dana Okafor/);
  // A long press.
  await dana.click({ button: 'right' });
  const sheet = page.getByRole('dialog', { name: 'Dana Okafor' });
  await expect(sheet.getByRole('link', { name: 'dana@example.com' })).toHaveAttribute(
    'href',
    'mailto:dana@example.com',
  );
  await sheet.getByRole('button', { name: 'Share the personal link' }).click();
  await expect.poll(shared).toEqual([{ url: expect.stringMatching(/\/call\/.{20,}/) }]);
  await closeSheet(page);
  await expect(dana).toBeFocused();
  await dana.press('Enter');
  await expect(sheet).toBeVisible();
  await page.context().setOffline(true);
  await expect(sheet.getByRole('button', { name: /Needs a network/ })).toBeDisabled();
  await page.context().setOffline(false);
  await closeSheet(page);

  await button(page, 'Now').click();
  // On other days, nothing counts as early.
  await page.clock.setFixedTime(`${tomorrow()}T08:00:00`);
  await button(page, 'Done').click();
  await button(page, 'Done').click();
  await button(page, 'Skip').click();
  await expect(page.getByText('On average 20 min less than planned')).toBeVisible();
  await button(page, 'Save as idea: Last light').click();
  await expect(page.getByText('Saved as an idea', { exact: true })).toBeVisible();
  const shoots = (await (await page.request.get('/api/shoots')).json()) as { id: string }[];
  const idea = shoots.find((each) => each.id !== id);
  const answer = await page.request.get(`/api/shoots/${idea?.id}`);
  expect(await answer.json()).toMatchObject({
    ...{ title: 'Last light', status: 'idea', date: null, description: 'Expose for the window' },
    participants: [{ name: 'Dana Okafor', role: 'Model' }],
  });
  await button(page, 'Open').click();
  await expect(page).toHaveURL(`/shoots/${idea?.id}`);
});

test('any entry opens in full, and is done, skipped or reopened out of turn @phone', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Avalon', date: inDays(0), time: '00:00' });
  const costume = await addItem(page, 'costumes', { characterName: 'Morgan le Fay' });
  const prop = await addItem(page, 'props', { name: 'Raven' });
  const patched = await page.request.patch(`/api/shoots/${id}/resources`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      costumeIds: [costume.id],
      propIds: [prop.id],
      participants: [{ name: 'Dana Okafor', role: 'Model', costumeIds: [costume.id] }],
    },
  });
  const { participants } = (await patched.json()) as { participants: { id: string }[] };
  await addEntries(page, id, [
    { title: 'Gate' },
    {
      ...{ title: 'Throne', notes: 'From below', costumeIds: [costume.id], propIds: [prop.id] },
      participantIds: participants.map((each) => each.id),
    },
    { title: 'Lake' },
  ]);
  await openOnSet(page, id);
  await button(page, /^Next Throne/).click();
  const sheet = page.getByRole('dialog', { name: 'Throne' });
  await expect(sheet).toContainText('Dana OkaforMorgan le Fay');
  await expect(sheet).toContainText('Raven');
  await expect(sheet.getByRole('button', { name: 'Done' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Note on Throne' }).click();
  const note = page.getByRole('dialog', { name: 'Note on Throne' });
  await note.getByLabel('Note', { exact: true }).fill('From the balcony');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toBeHidden();

  if (page.viewportSize()!.width < 1024) await button(page, 'Plan').click();
  const plan = page.getByRole('list', { name: 'Plan' });
  const row = (title: string) => plan.getByRole('button', { name: new RegExp(title) });
  await expect(row('Throne')).toContainText('15 min · Dana Okafor');
  await row('Throne').press('Enter');
  await expect(sheet).toContainText('From the balcony');
  await sheet.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(row('Throne')).toContainText('Done');
  await expect(row('Throne')).toBeFocused();
  await row('Lake').click();
  await page.getByRole('dialog', { name: 'Lake' }).getByRole('button', { name: 'Skip' }).click();
  await expect(row('Lake')).toContainText('Skipped');
  await row('Throne').click();
  await sheet.getByRole('button', { name: 'Reopen' }).click();
  await expect(row('Throne')).toContainText('15 min');
  // Undo brings back the time at which it was done.
  await button(page, 'Undo').last().click();
  await expect(row('Throne')).toContainText(/Done \d/);
});

test('a long plan opens at the current entry @phone-only', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Avalon', date: inDays(0), time: '00:00' });
  const titles = Array.from({ length: 40 }, (_, index) => `Arch ${index + 1}`);
  await addEntries(
    page,
    id,
    titles.map((title) => ({ title })),
  );
  const { shots } = (await (await page.request.get(`/api/shoots/${id}/day`)).json()) as {
    shots: { id: string }[];
  };
  await sendOperations(
    page,
    id,
    shots.slice(0, 30).map(({ id: target }) => ({
      kind: 'markShot',
      target,
      fields: { state: 'skipped', actualEnd: null },
    })),
  );
  await openOnSet(page, id);
  await expect(page.getByRole('heading', { name: 'Arch 31' })).toBeVisible();
  await button(page, 'Plan').click();
  const plan = page.getByRole('list', { name: 'Plan' });
  await expect(plan.getByRole('button', { name: 'Arch 31' })).toBeInViewport();
  await expect(plan.getByRole('button', { name: /Arch 1\b/ })).not.toBeInViewport();
});

test('a phone that refuses to keep the screen on says so, and is asked again with each press @phone-only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const state = { isLow: true, lock: new EventTarget() };
    Object.assign(window, { battery: state });
    navigator.wakeLock.request = async () => {
      if (state.isLow) throw new DOMException('The battery is low', 'NotAllowedError');
      state.lock = Object.assign(new EventTarget(), { released: false, release: async () => {} });
      return state.lock as WakeLockSentinel;
    };
  });
  const setBattery = (isLow: boolean) =>
    page.evaluate((value) => {
      const { battery } = window as unknown as { battery: { isLow: boolean; lock: EventTarget } };
      battery.isLow = value;
      if (value) battery.lock.dispatchEvent(new Event('release'));
    }, isLow);
  await planDay(page);
  const note = page.getByText('The browser does not keep the screen on. The battery may be low.');
  await expect(note).toBeVisible();
  await setBattery(false);
  await page.getByRole('heading', { name: 'Wings' }).click();
  await expect(note).toBeHidden();
  // The browser ends it while the page is visible.
  await setBattery(true);
  await expect(note).toBeVisible();
});

test('in landscape, what a message says about Done leaves the buttons free @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await planDay(page);
  await button(page, 'Done').click();
  const undo = button(page, 'Undo');
  await expect(undo).toBeVisible();
  const message = page.getByRole('listitem').filter({ has: undo });
  const covers = async (name: string) => {
    const [over, under] = [await message.boundingBox(), await button(page, name).boundingBox()];
    if (!over || !under) throw new Error(`${name} is not shown`);
    return (
      over.x < under.x + under.width &&
      under.x < over.x + over.width &&
      over.y < under.y + under.height &&
      under.y < over.y + over.height
    );
  };
  for (const name of ['Done', 'Skip', 'Add', 'Move the rest', 'Plan', 'Packing'])
    await expect.poll(() => covers(name), name).toBe(false);
});
