import type { Locator, Page } from '@playwright/test';
import { photo } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { addItem, newPerson, planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';
import { writesOf } from './support/teams.ts';
import { untilQuiet } from './support/until-quiet.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const update = (page: Page) => page.getByRole('button', { name: 'Update Shoot' });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));

async function openShoot(page: Page): Promise<string> {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie', status: 'planning', date: '2048-12-05' });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  return id;
}

const losses = {
  'the network is lost': {
    lose: (page: Page) => page.context().setOffline(true),
    find: (page: Page) => page.context().setOffline(false),
  },
  'the server cannot be reached': {
    lose: (page: Page) => page.route('**/*', (route) => route.abort('connectionrefused')),
    find: (page: Page) => page.unroute('**/*'),
  },
  'a proxy answers for the server': {
    lose: (page: Page) => page.route('**/*', (route) => route.fulfill({ status: 502 })),
    find: (page: Page) => page.unroute('**/*'),
  },
} as const;

/** Runs in the page. A click of a journey would scroll the page until nothing lies over the element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('what leads through a long screen can be pressed below the note about a lost connection', {
  tag: '@phone',
}, async ({ page }) => {
  await openShoot(page);
  const banner = page.getByText('Can’t reach the server. Your changes are kept.');
  const lose = async () => {
    await untilQuiet(page);
    await page.context().setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    await expect(banner).toBeVisible();
  };
  /** The page is scrolled as far as it goes. */
  const expectPressable = async (control: Locator) => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => control.evaluate(isOnTop)).toBe(true);
  };
  await lose();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expectPressable(sections.locator('[aria-current=true]'));
  await sections.getByRole('link', { name: 'Crew' }).click();
  const crew = page.locator('#crew');
  await expect(crew).toBeInViewport();
  const edge = async (part: Locator) => (await part.boundingBox())!;
  const bar = await edge(sections);
  expect((await edge(crew)).y).toBeGreaterThanOrEqual(bar.y + bar.height);

  await page.context().setOffline(false);
  await page.goto('/shoots');
  for (const title of ['Kelpie', 'Naiad', 'Nereid', 'Undine', 'Rusalka', 'Siren', 'Nixie'])
    await planShoot(page, { title, status: 'planning' });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await lose();
  const columns = page.getByRole('navigation', { name: 'Columns' });
  const add = page.getByRole('button', { name: 'Add shoot to Planning' });
  await expectPressable(
    (await columns.isVisible()) ? columns.getByRole('button', { name: 'Planning' }) : add,
  );
  await page.context().setOffline(false);
});

test('while the network or the server cannot be reached, changes are kept and saved afterwards, and a browser that wrongly believes to be offline saves at once', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openShoot(page);
  const banner = page.getByText('Can’t reach the server. Your changes are kept.');
  await untilQuiet(page);
  for (const [name, { lose, find }] of Object.entries(losses)) {
    await test.step(name, async () => {
      await page.getByLabel('Description').fill(`Written while ${name}`);
      await lose(page);
      await update(page).click();
      await expect(banner).toBeInViewport();
      await expect(page.getByText('Waiting for the server')).toBeAttached();
      await page.getByRole('button', { name: 'Retry' }).press('Enter');
      await expect(banner).toBeInViewport();
      const saved = page.waitForResponse(
        (answer) => answer.ok() && answer.request().method() === 'PATCH',
      );
      await find(page);
      await saved;
      await expect(told(page, 'Shoot updated')).toBeVisible();
      await expect(banner).toBeHidden();
    });
  }

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
  await page.getByLabel('Description').fill('On this very machine');
  const saved = page.waitForResponse(
    (answer) => answer.ok() && answer.request().method() === 'PATCH',
  );
  await update(page).click();
  await saved;
  await expect(banner).toBeHidden();
});

test('a deleted shoot can be restored or created again with what was typed, and one that another member changed is not deleted unseen', async ({
  page,
}) => {
  await withoutLiveUpdates(page);
  const id = await openShoot(page);
  await page.getByLabel('Description').fill('Still here');
  await page.request.delete(`/api/shoots/${id}`, { headers });
  await update(page).click();
  const question = page.getByRole('alertdialog', { name: 'This shoot has been deleted' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Still here');
  await update(page).click();
  await question.getByRole('button', { name: 'Restore and save' }).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  expect(await (await page.request.get('/api/shoots')).json()).toMatchObject([
    { id, description: 'Still here' },
  ]);

  await page.getByLabel('Description').fill('Still there');
  await page.request.delete(`/api/shoots/${id}`, { headers });
  await update(page).click();
  await question.getByRole('button', { name: 'Create it again' }).click();
  await expect(told(page, 'Shoot created')).toBeVisible();
  const list = await (await page.request.get('/api/shoots')).json();
  expect(list).toMatchObject([{ title: 'Selkie', description: 'Still there' }]);

  const [{ id: again }] = list;
  await page.request.patch(`/api/shoots/${again}`, { data: { title: 'Selkie at dusk' }, headers });
  await page.getByRole('button', { name: 'Delete' }).click();
  const deletion = page.getByRole('alertdialog');
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(deletion).toContainText('Another member changed its title while you were editing.');
  await expect(deletion).toContainText('Selkie at dusk');
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Shoot deleted')).toBeVisible();
});

test('what was typed stays when the screen learns by itself that the shoot was deleted', async ({
  page,
}) => {
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', { name: 'Abbey' });
  const { id } = await planShoot(page, { title: 'Selkie', locationId });
  await page.goto(`/shoots/${id}`);
  await page.getByLabel('Description').fill('Still here');
  await page.request.delete(`/api/shoots/${id}`, { headers });
  await page.getByRole('button', { name: /^Abbey/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Location' });
  await dialog.getByLabel('Notes').fill('Gate code from the custodian');
  const learned = page.waitForResponse(
    (response) => response.url().endsWith(`/api/shoots/${id}`) && response.status() === 404,
  );
  await dialog.getByRole('button', { name: 'Update' }).click();
  await learned;
  await expect(page.getByText('Shoot deleted', { exact: true })).toBeAttached();
  await expect(page.getByText('Gate code from the custodian')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Still here');
  await update(page).click();
  await expect(
    page.getByRole('alertdialog', { name: 'This shoot has been deleted' }),
  ).toBeVisible();
});

test('the focus stays where something was taken away, and signing out without saving leaves nothing in the tab', async ({
  page,
}) => {
  await openShoot(page);
  await page.getByRole('button', { name: 'Clear date' }).click();
  await expect(page.getByRole('button', { name: /^Date/ })).toBeFocused();
  await page.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: '6:15 AM', exact: true }).click();
  await page.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: 'No time' }).click();
  await expect(page.getByRole('combobox', { name: 'Time' })).toContainText('Choose time');
  await expect(page.getByRole('combobox', { name: 'Time' })).toBeFocused();
  await page.getByLabel('Description').fill('Nobody else’s business');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: /Sign in/i }).first()).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test('nothing is saved for another user who signed in in another tab', async ({
  page,
  context,
}) => {
  await openShoot(page);
  await untilQuiet(page);
  await page.getByLabel('Description').fill('Of the first person');
  // Shows if the page asks for something before the other person has signed in.
  const ended = page.getByRole('dialog', { name: 'Your session ended' });
  await page.addLocatorHandler(ended, () => ended.getByRole('button', { name: 'Not now' }).click());
  const { email, password } = newPerson();
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/auth?tab=signup');
  await other.getByLabel('First name').fill('Otto');
  await other.getByLabel('Last name').fill('Zwei');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other).toHaveURL(/\/$/);
  const sent = writesOf(page);
  await update(page).click();
  await expect(told(page, 'Error')).toBeVisible();
  await expect(page.getByText(/You signed in with another account/)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Of the first person');
  expect(sent).toEqual([]);
});

test('a newer release on the server does not take the screen away', async ({ page, context }) => {
  await openShoot(page);
  await untilQuiet(page);
  const loaded = page.waitForResponse(/sign-in-again/);
  await page.getByLabel('Description').fill('Survives');
  await (await loaded).finished();
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await context.clearCookies();
  await update(page).click();
  await expect(page.getByRole('dialog', { name: 'Your session ended' })).toBeVisible();
});

test('a picture that was held for a new shoot is asked for again after a reload', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/shoots/new');
  await page.getByLabel('Images to add').setInputFiles([photo, photo]);
  const held = page.getByText('Uploads when you create the shoot');
  await expect(held).toHaveCount(2);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const again = page.getByText('2 pictures have to be chosen again', { exact: true });
  await expect(again).toBeVisible();
  await page.getByLabel('Title').fill('Selkie');
  await page.getByLabel('Images to add').setInputFiles(photo);
  await expect(held).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(/restored. 1 picture has to be chosen again/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
});

test.describe('two people at the same shoot', () => {
  /** Opens a shoot, with a lamp, a tripod and a crew member in the catalogs. The other person works through the API. */
  async function together(page: Page) {
    await signUp(page);
    const lamp = await addItem(page, 'equipment', { name: 'Lamp', category: 'Light' });
    const tripod = await addItem(page, 'equipment', { name: 'Tripod', category: 'Support' });
    await addItem(page, 'personnel', { name: 'Mira' });
    const { id } = await planShoot(page, {
      title: 'Selkie',
      status: 'planning',
      date: '2048-12-05',
    });
    await withoutLiveUpdates(page);
    const path = `/api/shoots/${id}`;
    const theirs = async (data: object, of = '') =>
      expect(await page.request.patch(`${path}${of}`, { data, headers })).toBeOK();
    const equip = (equipment: unknown) => theirs({ equipment }, '/resources');
    const stored = async () => (await page.request.get(path)).json();
    const open = async () => {
      await page.goto(`/shoots/${id}`);
      await expect(page.getByLabel('Title')).toHaveValue('Selkie');
    };
    return { lamp, tripod, theirs, equip, stored, open };
  }

  async function add(page: Page, menu: string, name: string): Promise<void> {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('option', { name }).click();
    await page.keyboard.press('Escape');
  }

  test('what only one of them changed is merged without a question', async ({ page }) => {
    const { lamp, theirs, equip, stored, open } = await together(page);
    await open();
    await theirs({ description: 'Fog over the water' });
    await equip([{ equipmentId: lamp.id, quantity: 1 }]);
    await add(page, 'Add crew', 'Mira');
    await add(page, 'Add equipment', 'Tripod');
    await update(page).click();
    await expect(told(page, 'Shoot updated')).toBeVisible();
    const merged = 'Merged with your team’s changes: Description, Equipment';
    await expect(told(page, merged)).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Fog over the water');
    expect(await stored()).toMatchObject({
      description: 'Fog over the water',
      equipment: [{ name: 'Lamp' }, { name: 'Tripod' }],
      participants: [{ name: 'Mira' }],
    });
  });

  test('taking theirs keeps what only I changed, closes the draft, and can be undone', async ({
    page,
  }) => {
    const { theirs, stored, open } = await together(page);
    await open();
    await page.getByLabel('Description').fill('Mine');
    await add(page, 'Add crew', 'Mira');
    page.on('dialog', (question) => question.accept());
    await page.reload();
    await expect(page.getByText(/^Unsaved changes from/)).toBeVisible();
    await theirs({ description: 'Theirs' });
    await update(page).click();
    await page.getByRole('button', { name: /Take theirs/ }).click();
    // Hovering keeps the toast open.
    await told(page, 'Shoot updated, with their version').hover();
    await expect(page.getByText(/^Unsaved changes from/)).toBeHidden();
    await expect(page.getByLabel('Description')).toHaveValue('Theirs');
    expect(await stored()).toMatchObject({
      description: 'Theirs',
      participants: [{ name: 'Mira' }],
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Mine');
  });

  test('a number that both changed is asked about, and nothing else of the list', async ({
    page,
  }) => {
    const { lamp, tripod, equip, stored, open } = await together(page);
    await equip([{ equipmentId: lamp.id, quantity: 1 }]);
    await open();
    await page.getByRole('textbox', { name: 'Quantity of Lamp' }).fill('3');
    await page.keyboard.press('Tab');
    await equip([
      { equipmentId: lamp.id, quantity: 2 },
      { equipmentId: tripod.id, quantity: 1 },
    ]);
    await update(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group')).toHaveCount(1);
    await dialog.getByRole('button', { name: /field by field/ }).click();
    await expect(dialog.getByRole('radio', { name: 'Yours: Lamp ×3' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Theirs: Lamp ×2' }).check();
    await dialog.getByRole('button', { name: 'Update Shoot' }).click();
    await expect(told(page, 'Shoot updated')).toBeVisible();
    const { equipment } = await stored();
    expect(equipment).toMatchObject([
      { name: 'Lamp', quantity: 2 },
      { name: 'Tripod', quantity: 1 },
    ]);
  });
});
