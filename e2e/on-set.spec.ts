import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { chromiumLaunch, headlessChromium } from '../testing/chromium.ts';
import { inDays } from './support/days.ts';
import { startDeployment } from './support/deployment.ts';
import { expect, test } from './support/fixtures.ts';
import {
  addLines,
  addShots,
  closeSheet,
  keptPlans,
  openOnSet,
  sendOperations,
} from './support/on-set.ts';
import { addItem, planShoot, signIn, signUp } from './support/people.ts';
import { expectNoSidewaysScroll } from './support/screens.ts';
import { fillSignIn } from './support/sign-in-forms.ts';
import { inviteLink, joined } from './support/teams.ts';
import { whitePicture } from './support/white-picture.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the device can open *On set* without a network. */
const untilInstalled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const installed = await navigator.serviceWorker.getRegistration('/shoots/');
        // The files of an update are there before it is installed.
        return (installed?.installing ?? installed?.waiting)
          ? 'updating'
          : installed?.active?.state;
      }),
    )
    .toBe('activated');

async function addShot(page: Page, title: string): Promise<void> {
  // The only button of an empty day says more.
  await page.getByRole('button', { name: /^Add( a shot)?$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a shot' });
  await sheet.getByLabel('Title').fill(title);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** The caches of the service worker that have pages. */
const keptBuilds = (page: Page) => page.evaluate(() => caches.keys());

const leftOnDevice = async (page: Page) => ({
  ...(await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }))),
  plans: await keptPlans(page),
});

const dayOf = async ({ request }: Pick<Page, 'request'>, id: string) =>
  (await (await request.get(`/api/shoots/${id}/day`)).json()) as {
    shots: {
      id: string;
      title: string;
      state: string;
      notes: string | null;
      referenceId: string | null;
    }[];
    packing: { records: { packedAt: string | null }[] };
  };

async function deleteShot(page: Page, shootId: string, title: string): Promise<void> {
  const shot = (await dayOf(page, shootId)).shots.find((each) => each.title === title);
  await sendOperations(page, shootId, [{ kind: 'deleteShot', target: shot?.id, fields: {} }]);
}

/** Titles and states in the order in which a phone shows them. */
async function shownPlan(page: Page): Promise<(string | null)[]> {
  await button(page, 'Plan').click();
  const rows = await page.getByRole('list', { name: 'Plan' }).getByRole('listitem').all();
  const texts = await Promise.all(rows.map((row) => row.locator('b').textContent()));
  await button(page, 'Now').click();
  return texts;
}

test('two phones work without a network, one is killed as well as the server, and both end with the same plan @phone-only', async ({
  page,
  browser,
  playwright,
  server,
}) => {
  const person = await signUp(page, { firstName: 'Mira' });
  const today = inDays(0);
  const { id } = await planShoot(page, { title: 'St. Galgano', date: today, time: '00:00' });
  await addShots(page, id, ['Crown', 'Wings', 'Change', 'Last light', 'Smoke']);
  const things = ['Second veil', 'Fog fluid', 'Magnets', 'Gel set', 'Warm coat'];
  await addLines(page, id, things);
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
  await button(mira, 'Packing').click();
  for (const thing of things) await mira.getByRole('checkbox', { name: thing }).tap();
  await button(mira, 'Now').click();
  await expect(mira.getByRole('status').first()).toContainText('11 changes wait on this device.');
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
  await expect(mira.getByRole('status').first()).toContainText('11 changes wait on this device.');
  await expect(mira.getByRole('heading', { name: 'Smoke' })).toBeVisible();
  await button(mira, 'Show').click();
  const changes = mira.getByRole('dialog', { name: 'Changes on this device' });
  await expect(changes.getByRole('listitem')).toHaveText([
    'Picture: Ivy gate0.1 MBwaits',
    ...[/^Done: Crown/, /^Done: Wings/, /^Done: Change/, /^Skipped: Last light/],
    ...[/^Note on Smoke/, /^Added: Ivy gate/],
    ...things.map((thing) => new RegExp(`^Packed: ${thing}`)),
  ]);
  await closeSheet(mira);
  // What one phone changed is deleted elsewhere meanwhile.
  await deleteShot(page, id, 'Smoke');

  // The server is killed while it answers the first changes, and comes back.
  const isSending = mira.waitForRequest((request) => request.url().endsWith('/operations'));
  await phone.setOffline(false);
  await other.setOffline(false);
  await isSending;
  await server.kill();
  await server.restart();
  const arrived = [
    ...['Crown', 'Wings', 'Change'].map((title) => ({ title, state: 'done' })),
    { title: 'Last light', state: 'skipped' },
    { title: 'Smoke', state: 'open', notes: 'Violet from both sides' },
    { title: 'Ivy gate', state: 'open', referenceId: expect.any(String) },
  ];
  const refused = mira.getByRole('region', { name: 'Note on Smoke' });
  await expect(refused).toContainText('It was deleted in the meantime.', { timeout: 60_000 });
  await expect(refused.getByRole('blockquote')).toHaveText('Violet from both sides');
  await refused.getByRole('button', { name: 'Bring it back' }).click();
  await expect(refused).toBeHidden();
  // What was refused does not count as sent, also once it is brought back.
  await expect(mira.getByRole('status').first()).toContainText('10 of 11 changes sent.');
  await expect
    .poll(async () => (await dayOf(page, id)).shots, { timeout: 60_000 })
    .toMatchObject(arrived);
  const sent = await dayOf(page, id);
  expect(sent.shots).toHaveLength(arrived.length);
  const packed = sent.packing.records.filter(({ packedAt }) => packedAt !== null);
  expect(packed).toHaveLength(things.length);
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

test('what others did without this phone is named once its network is back @phone', async ({
  page,
  browser,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const tomas = await joined(browser, await inviteLink(page), { firstName: 'Tomás' });
  const today = inDays(0);
  const { id } = await planShoot(page, { title: 'St. Galgano', date: today, time: '00:00' });
  await addShots(page, id, ['Crown', 'Smoke', 'Wings']);
  await openOnSet(page, id);
  await untilInstalled(page);
  await page.context().setOffline(true);
  await page.reload();
  await button(page, 'Done').click();
  const notes = page.getByRole('status').first();
  await expect(notes).toContainText('1 change waits on this device.');

  const { shots } = await dayOf(tomas.page, id);
  const target = (title: string) => shots.find((each) => each.title === title)?.id;
  await sendOperations(tomas.page, id, [
    { kind: 'changeShot', target: target('Smoke'), fields: { minutes: 20 } },
  ]);
  await sendOperations(tomas.page, id, [
    { kind: 'markShot', target: target('Wings'), fields: { state: 'done', actualEnd: null } },
  ]);
  await page.context().setOffline(false);
  await expect(notes).toContainText(/Back online\. 1 of 1 change sent\. 2 changes came in\./);
  await notes.getByRole('button', { name: 'Show' }).press('Enter');
  const feed = page.getByRole('dialog').getByRole('listitem');
  await expect(feed).toHaveText([
    /^Done: Crown.*sent$/,
    /^Tomás .*finished Wings/,
    /^Tomás .*gave Smoke 5 more minutes/,
  ]);
  await expectNoSidewaysScroll(page);
  await closeSheet(page);
  await notes.getByRole('button', { name: 'Close' }).click();
  await expect(notes).toBeHidden();
  await tomas.close();
});

test('the device keeps the next plans and those that the user chooses, and removes them on request', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      sessionStorage.setItem('persist', 'asked');
      return true;
    };
  });
  await signUp(page);
  const today = inDays(0);
  const { id } = await planShoot(page, { title: 'Night Parade', date: today });
  const { id: later } = await planShoot(page, { title: 'Snow Queen', date: '2126-01-20' });
  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await expect.poll(() => keptPlans(page), { timeout: 30_000 }).toEqual([id]);
  await untilInstalled(page);
  expect(await page.evaluate(() => sessionStorage.getItem('persist'))).toBe('asked');
  await expect(page.getByRole('link', { name: 'On set: Night Parade' })).toHaveAttribute(
    'href',
    `/shoots/${id}/day`,
  );

  await page.goto(`/shoots/${later}`);
  await page.getByRole('switch', { name: 'Keep offline' }).click();
  await expect(page.getByRole('link', { name: 'On set' })).toBeVisible();
  await expect.poll(async () => (await keptPlans(page)).length).toBe(2);
  // The next visit keeps it as well.
  await page.goto('/');
  await page.waitForFunction(() => performance.getEntriesByName('device-ready').length > 0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('On this device');
  await page.keyboard.press('Enter');
  await page.waitForURL('/shoots/day');
  await expect(page.getByRole('listitem').filter({ hasText: 'Snow Queen' })).toContainText(
    'Kept because you chose it',
  );
  await button(page, 'Remove Snow Queen').click();
  await expect(page.getByRole('link', { name: /Snow Queen/ })).toBeHidden();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: /Night Parade/ }).click();
  await addShot(page, 'Lantern');
  await page.goto('/shoots/day?start=app');
  await button(page, 'Remove Night Parade').click();
  const question = page.getByRole('dialog', { name: 'Some changes have not been sent' });
  await expect(question).toContainText('1 change of “Night Parade”');
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(question.getByRole('alert')).toContainText('They could not be sent.');
  await page.context().setOffline(false);
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('No plan is kept on this device')).toBeVisible();
  expect((await dayOf(page, id)).shots).toMatchObject([{ title: 'Lantern' }]);
  // The installed application starts on the dashboard if there is a network.
  await page.goto('/shoots/day?start=app');
  await page.waitForURL('/');
});

test('signing out names what other tabs have not sent, sends it, closes them, and leaves nothing on the device', async ({
  page,
  context,
}) => {
  await signUp(page);
  const today = inDays(0);
  const { id } = await planShoot(page, { title: 'Night Parade', date: today });
  const onSet = await context.newPage();
  await openOnSet(onSet, id);
  // This tab alone has no network.
  await onSet.route('**/operations', (route) => route.abort());
  await addShot(onSet, 'Lantern');
  await page.goto('/');
  await button(page, 'Sign out').click();
  const question = page.getByRole('dialog', { name: 'Some changes have not been sent' });
  await expect(question).toContainText('1 change of “Night Parade”');
  await expect(question).toContainText('Added: Lantern');
  // A user who closes the question while it sends stays signed in.
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/operations', async (route) => {
    await isHeld;
    await route.continue();
  });
  const isSending = page.waitForRequest('**/operations');
  const isSent = page.waitForResponse('**/operations');
  await question.getByRole('button', { name: 'Send and sign out' }).click();
  await isSending;
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  goOn();
  await isSent;
  await button(onSet, 'Skip').click();
  await expect(onSet.getByRole('heading', { name: 'That’s a wrap' })).toBeVisible();
  await button(page, 'Sign out').click();
  await expect(question).toContainText('Skipped: Lantern');
  await question.getByRole('button', { name: 'Send and sign out' }).click();
  await expect(page.getByRole('link', { name: /Sign in/i }).first()).toBeVisible();
  await expect(onSet.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(onSet.getByText('Lantern')).toBeHidden();
  // Both tabs remove it, and a browser takes its time to end a service worker.
  await expect.poll(() => leftOnDevice(page)).toEqual({ workers: 0, caches: 0, plans: [] });
});

test('what is typed when another tab signs out is hidden from other accounts, and shows again to its own', async ({
  page,
  context,
  playwright,
  server,
}) => {
  const person = await signUp(page);
  const { id } = await planShoot(page, { title: 'Night Parade' });
  await addShots(page, id, ['Crown']);
  const onSet = await context.newPage();
  await openOnSet(onSet, id);
  await button(onSet, 'Note on Crown').click();
  await onSet.getByLabel('Note', { exact: true }).fill('Tape under the pauldron');
  await page.goto('/');
  const signOut = async () => {
    await button(page, 'Sign out').click();
    await expect(button(page, 'Sign out')).toHaveCount(0);
  };
  await signOut();
  await expect(onSet.getByRole('heading', { name: 'You signed out in another tab' })).toBeVisible();
  const hidden = onSet.getByText(/Tape|Crown|Night Parade/);
  await expect(hidden).toHaveCount(0);
  expect(await keptPlans(onSet)).toEqual([]);

  const elsewhere = await playwright.request.newContext({ baseURL: server.origin });
  const other = await signUp(elsewhere);
  await elsewhere.dispose();
  await page.goto('/auth');
  await fillSignIn(page, other);
  await expect(onSet.getByRole('heading', { name: 'Another account is signed in' })).toBeVisible();
  await expect(hidden).toHaveCount(0);
  await signOut();
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(onSet.getByText('Tape under the pauldron')).toBeVisible();
  await button(onSet, 'Open the plan').click();
  await expect(onSet.getByRole('heading', { name: 'Crown' })).toBeVisible();
});

test('a new deployment takes effect at the next visit with a network, never halfway, and loses nothing', async ({
  page,
  server,
  context,
}) => {
  const deployment = await startDeployment(server.origin);
  const isNext = () => page.locator('meta[name=build]').count();
  const update = () =>
    page.evaluate(async () => {
      const installed = await navigator.serviceWorker.getRegistration('/shoots/');
      await installed?.update();
    });
  try {
    // The cookie is for all ports of this host.
    await signUp(page);
    const today = inDays(0);
    const { id } = await planShoot(page, { title: 'Night Parade', date: today });
    await addShots(page, id, ['Crown']);
    await page.goto(`${deployment.origin}/shoots/${id}/day`);
    await expect.poll(() => keptPlans(page)).toContain(id);
    await untilInstalled(page);
    await button(page, 'Note on Crown').click();
    const note = page.getByLabel('Note', { exact: true });
    await note.fill('Tape under the pauldron');

    // The servers get the new build one after the other: its worker is not installed without its document.
    deployment.go('half');
    await update().catch(() => {});
    await untilInstalled(page);
    expect(await keptBuilds(page)).not.toContain('on-set fedcba9876543210 en');
    await expect(note).toHaveValue('Tape under the pauldron');
    deployment.go('new');
    await context.setOffline(true);
    await button(page, 'Save note').click();
    await page.reload();
    expect(await isNext()).toBe(0);
    await expect(page.getByText('Tape under the pauldron')).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText('1 change waits on this device.');

    await context.setOffline(false);
    await page.reload();
    expect(await isNext()).toBe(1);
    await expect
      .poll(async () => (await dayOf(page, id)).shots[0]?.notes)
      .toBe('Tape under the pauldron');
    // From now on, the device has the new build.
    await expect.poll(() => keptBuilds(page)).toContain('on-set fedcba9876543210 en');
    await untilInstalled(page);
    await context.setOffline(true);
    await page.reload();
    expect(await isNext()).toBe(1);
    await expect(page.getByText('Tape under the pauldron')).toBeVisible();
  } finally {
    await deployment.stop();
  }
});

test('what is in a kit is pictured, also without a network', async ({ page }) => {
  await signUp(page);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const multipart = { file: await whitePicture(page) };
  const stored = await page.request.post('/api/images/equipment', { headers, multipart });
  const { url: imageUrl } = await stored.json();
  const gun = await addItem(page, 'equipment', {
    ...{ name: 'Hot glue gun', category: 'Tools', imageUrl },
  });
  const kit = await addItem(page, 'kits', {
    ...{ name: 'Repair kit', equipment: [{ equipmentId: gun.id, quantity: 1 }], lines: ['Tape'] },
  });
  const { id } = await planShoot(page, { title: 'Avalon' });
  await sendOperations(page, id, [{ kind: 'addKit', target: kit.id, fields: {} }]);
  const picture = page.getByRole('checkbox', { name: 'Packed: Hot glue gun' }).locator('img');
  const open = () => page.getByRole('button', { name: 'Packing' }).click();
  await openOnSet(page, id);
  await open();
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await untilInstalled(page);
  await page.context().setOffline(true);
  await page.reload();
  await open();
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.context().setOffline(false);
});
