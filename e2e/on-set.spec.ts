import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { chromiumLaunch, headlessChromium } from '../testing/chromium.ts';
import { expect, test } from './support/fixtures.ts';
import { addShots, keptPlans, openOnSet } from './support/on-set.ts';
import { planShoot, signIn, signUp } from './support/people.ts';
import { whitePicture } from './support/white-picture.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the device can open *On set* without a network. */
const untilInstalled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const installed = await navigator.serviceWorker.getRegistration('/shoots/');
        return installed?.active?.state;
      }),
    )
    .toBe('activated');

const dayOf = async ({ request }: Pick<Page, 'request'>, id: string) =>
  (await (await request.get(`/api/shoots/${id}/day`)).json()) as {
    shots: { title: string; state: string; notes: string | null; referenceId: string | null }[];
  };

/** Titles and states in the order in which a phone shows them. */
async function shownPlan(page: Page): Promise<(string | null)[]> {
  await button(page, 'Plan').click();
  const rows = await page.getByRole('list', { name: 'Plan' }).getByRole('listitem').all();
  const texts = await Promise.all(rows.map((row) => row.locator('b').textContent()));
  await button(page, 'Now').click();
  return texts;
}

test('two phones work without a network, one is killed, and both end with the same plan @phone-only', async ({
  page,
  browser,
  playwright,
  server,
}) => {
  const person = await signUp(page, { firstName: 'Mira' });
  const today = new Date().toISOString().slice(0, 10);
  const { id } = await planShoot(page, { title: 'St. Galgano', date: today, time: '00:00' });
  await addShots(page, id, ['Crown', 'Wings', 'Change', 'Last light', 'Smoke']);
  const folder = await mkdtemp(join(tmpdir(), 'lensemble-phone-'));
  const openPhone = (): Promise<BrowserContext> =>
    playwright.chromium.launchPersistentContext(folder, {
      ...chromiumLaunch(headlessChromium()),
      ...{ baseURL: server.origin, viewport: { width: 390, height: 844 } },
      ...{ reducedMotion: 'reduce', locale: 'en-US' },
    });

  let phone = await openPhone();
  let mira = await phone.newPage();
  await signIn(mira, person);
  await openOnSet(mira, id);
  await untilInstalled(mira);
  const other = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'allow' });
  const dana = await other.newPage();
  await signIn(dana, person);
  await openOnSet(dana, id);

  await phone.setOffline(true);
  await other.setOffline(true);
  await mira.reload();
  for (const title of ['Crown', 'Wings', 'Change']) {
    await expect(mira.getByRole('heading', { name: title })).toBeVisible();
    await button(mira, 'Done').click();
  }
  await expect(mira.getByRole('heading', { name: 'Last light' })).toBeVisible();
  await button(mira, 'Skip').click();
  await button(mira, 'Note on Smoke').click();
  await mira.getByLabel('Note', { exact: true }).fill('Violet from both sides');
  await button(mira, 'Save note').click();
  await button(mira, 'Add').click();
  const sheet = mira.getByRole('dialog', { name: 'Add a shot' });
  await sheet.getByLabel('Title').fill('Ivy gate');
  await sheet.getByLabel('Take a picture').setInputFiles(await whitePicture(mira));
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(mira.getByRole('status').first()).toContainText('6 changes wait on this device.');
  await expect(mira.getByRole('status').first()).toContainText('1 picture waits on this device.');
  // The other phone changes the same list meanwhile.
  await button(dana, 'Note on Crown').click();
  await dana.getByLabel('Note', { exact: true }).fill('Tape under the pauldron');
  await button(dana, 'Save note').click();
  await expect(dana.getByText('Tape under the pauldron')).toBeVisible();

  await phone.close();
  phone = await openPhone();
  await phone.setOffline(true);
  mira = await phone.newPage();
  await mira.goto(`/shoots/${id}/day`);
  await expect(mira.getByRole('status').first()).toContainText('6 changes wait on this device.');
  await expect(mira.getByRole('heading', { name: 'Smoke' })).toBeVisible();

  await phone.setOffline(false);
  await other.setOffline(false);
  const arrived = [
    ...['Crown', 'Wings', 'Change'].map((title) => ({ title, state: 'done' })),
    { title: 'Last light', state: 'skipped' },
    { title: 'Smoke', state: 'open', notes: 'Violet from both sides' },
    { title: 'Ivy gate', state: 'open', referenceId: expect.any(String) },
  ];
  await expect
    .poll(async () => (await dayOf(page, id)).shots, { timeout: 60_000 })
    .toMatchObject(arrived);
  expect((await dayOf(page, id)).shots).toHaveLength(arrived.length);
  await expect
    .poll(async () => (await dayOf(page, id)).shots[0]?.notes)
    .toBe('Tape under the pauldron');
  for (const each of [mira, dana])
    await expect
      .poll(() => shownPlan(each), { timeout: 60_000 })
      .toEqual(arrived.map(({ title }) => title));
  await phone.close();
  await other.close();
  await rm(folder, { recursive: true });
});

test('the device keeps the next plans without asking, removes them on request, and forgets everything at sign-out', async ({
  page,
}) => {
  await signUp(page);
  const today = new Date().toISOString().slice(0, 10);
  const { id } = await planShoot(page, { title: 'Night Parade', date: today });
  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await expect.poll(() => keptPlans(page), { timeout: 30_000 }).toEqual([id]);
  await untilInstalled(page);

  await page.goto('/shoots/day');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: /Night Parade/ }).click();
  await button(page, 'Add').click();
  const sheet = page.getByRole('dialog', { name: 'Add a shot' });
  await sheet.getByLabel('Title').fill('Lantern');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lantern' })).toBeVisible();
  await page.goto('/shoots/day');
  await button(page, 'Remove Night Parade').click();
  const question = page.getByRole('dialog', { name: 'Some changes have not been sent' });
  await expect(question).toContainText('1 change of “Night Parade”');
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(question.getByRole('alert')).toContainText('They could not be sent.');
  await page.context().setOffline(false);
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('No plan is kept on this device')).toBeVisible();
  expect((await dayOf(page, id)).shots).toMatchObject([{ title: 'Lantern' }]);

  await openOnSet(page, id);
  await page.goto('/');
  await expect.poll(() => keptPlans(page)).toEqual([id]);
  await page.waitForFunction(() => performance.getEntriesByName('device-ready').length > 0);
  await button(page, 'Sign out').click();
  await page.waitForURL('/');
  await expect(page.getByRole('link', { name: /Sign in/i }).first()).toBeVisible();
  expect(await keptPlans(page)).toEqual([]);
  expect(
    await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]),
  ).toEqual([0, 0]);
});
