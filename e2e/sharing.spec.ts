import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addShots } from './support/on-set.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { photos } from './support/references.ts';
import { link, replacedLink, share } from './support/sharing.ts';
import { addReferences } from './support/shoot-references.ts';

/** A page of a visitor without an account, by default without JavaScript. */
async function stranger(browser: Browser, page: Page, javaScriptEnabled = false): Promise<Page> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({ javaScriptEnabled, viewport });
  return context.newPage();
}

const shared = {
  title: 'Morgan le Fay at St. Galgano',
  status: 'ready to shoot',
  date: '2026-11-21',
  time: '15:30',
  timeZone: 'Europe/Rome',
  durationMinutes: 150,
  description: 'Smoke low on the floor.\nBring layers.',
} as const;

test('a shoot is shared by a switch and a link, seen by any visitor, and unshared', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  const { id } = await planShoot(page, shared);
  await addShots(page, id, ['Crown against the arch']);
  await page.goto(`/shoots/${id}`);
  const toggle = page.getByRole('switch', { name: 'Public sharing' });
  await expect(toggle).not.toBeChecked();
  const shotList = page.getByRole('region', { name: 'Shot List' });
  const seeSharing = shotList.getByRole('button', { name: 'See sharing' });
  await expect(shotList.getByText('Not on the public page')).toBeVisible();
  await seeSharing.press('Enter');
  await expect(toggle).toBeFocused();
  await page.getByLabel('Description').fill('Typed and not saved yet');
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect(page.getByRole('link', { name: /opens the public page/ })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Typed and not saved yet');
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const first = await copied();
  expect(first).toMatch(new RegExp(`^${baseURL}/s/[\\w-]{22}\\.[\\w-]{43}$`));
  const address = await replacedLink(page, id);
  expect(address).not.toBe(first);
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect.poll(copied).toBe(address);

  const visitor = await stranger(browser, page);
  expect((await visitor.goto(address))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: shared.title })).toBeVisible();
  for (const words of ['Ready to Shoot', 'November 21, 2026', '3:30 PM', 'Duration: 150 minutes'])
    await expect(visitor.getByText(words, { exact: true })).toBeVisible();
  await expect(visitor.getByText('Bring layers.')).toBeVisible();
  await expect(visitor.getByText('Crown against the arch')).toHaveCount(0);
  const shots = page.getByRole('switch', { name: 'Shot list on the public page' });
  await shots.press('Space');
  await expect(shots).toBeChecked();
  await expect(shots).toBeFocused();
  await expect(shotList.getByText('On the public page', { exact: true })).toBeVisible();
  await seeSharing.press('Enter');
  await expect(shots).toBeFocused();
  await expect
    .poll(async () => (await page.request.get(`/api/shoots/${id}`)).json())
    .toMatchObject({ isShotListPublic: true });
  await visitor.reload();
  await expect(visitor.getByText('Crown against the arch')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Toggle theme' })).toBeHidden();
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Add to calendar' }).press('Enter');
  expect((await download).suggestedFilename()).toBe(`${shared.title}.ics`);

  const taken = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await taken;
  for (const each of [address, `${baseURL}${link(id)}`])
    expect((await visitor.goto(each))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Shoot Not Found' })).toBeVisible();
  await expect(visitor.getByText("This shoot is either private or doesn't exist")).toBeVisible();
  await visitor.context().close();

  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(page.getByText('Shoot updated', { exact: true })).toBeVisible();
});

test('the tooltip of the link options leaves the sentence about who sees the shoot and its address readable', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, shared);
  await share(page, id);
  await page.goto(`/shoots/${id}`);
  const options = page.getByRole('button', { name: 'Last day and password' });
  await options.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Last day and password' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Last day and password' })).toBeHidden();
  await expect(options).toBeFocused();
  const tooltip = page.getByRole('tooltip').first().locator('..');
  // It is put in its place a moment after it appears. A late part of the screen that moves the page closes it.
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tooltip).toBeVisible({ timeout: 1_000 });
    const sentence = await boxOf(page.locator('#sharing-state'));
    const address = await boxOf(page.getByRole('link', { name: /opens the public page/ }));
    const { y, height } = await boxOf(tooltip);
    expect(y).toBeGreaterThanOrEqual(sentence.y + sentence.height);
    expect(y + height).toBeLessThanOrEqual(address.y);
  }).toPass();
});

test('a closed dialog leaves no tooltip behind, unless a key has closed it', {
  tag: '@phone',
}, async ({ page, hasTouch }) => {
  await signUp(page);
  const { id } = await planShoot(page, shared);
  await share(page, id);
  await page.goto(`/shoots/${id}`);
  const options = page.getByRole('button', { name: 'Last day and password' });
  const dialog = page.getByRole('dialog', { name: 'Last day and password' });
  const tooltip = page.getByRole('tooltip');
  const type = async () => {
    await options.click();
    await dialog.getByRole('textbox').and(page.locator(':not([readonly])')).first().click();
    await page.keyboard.type('Moss');
  };
  const expectFocusBack = async () => {
    await expect(dialog).toBeHidden();
    await expect(options).toBeFocused();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  };
  // Otherwise the first bubble would come late, with its code.
  await options.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveCount(1);
  await type();
  const close = dialog.getByRole('button', { name: 'Close' });
  // Safari leaves the focus in the field when a button is pressed.
  await close.evaluate((button) =>
    button.addEventListener('mousedown', (event) => event.preventDefault()),
  );
  await close.click();
  await expectFocusBack();
  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
  if (hasTouch) {
    await type();
    await page.goBack();
    await expectFocusBack();
    await expect(tooltip).toHaveCount(0);
  }
  await type();
  await page.keyboard.press('Escape');
  await expectFocusBack();
  await expect(tooltip).toHaveCount(1);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

test('a private link gets a password and a last day, is replaced, and is then the only address', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, shared);
  await share(page, id);
  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Last day and password' }).click();
  const options = page.getByRole('dialog', { name: 'Last day and password' });
  const field = options.getByLabel('Private link', { exact: true });
  await expect(field).toHaveValue(/\/s\//);
  const first = await field.inputValue();

  const saveOf = (label: string) =>
    options
      .locator('form')
      .filter({ has: page.getByLabel(label) })
      .getByRole('button');
  await options.getByLabel('Password').fill('Blue-Hour 7');
  await saveOf('Password').click();
  await expect(options.getByText('The link asks for a password.')).toBeVisible();
  // The form in the dialog does not save the shoot around it.
  expect(await page.getByText('Shoot updated', { exact: true }).count()).toBe(0);
  await options.getByLabel('Last day').fill('2099-12-31');
  await saveOf('Last day').click();
  await expect(options.getByRole('button', { name: 'Remove last day' })).toBeVisible();
  await options.getByLabel('Last day').fill('2020-01-01');
  await saveOf('Last day').click();
  await expect(options.getByText('Please choose today or a later day')).toBeVisible();
  const idAddress = options.getByRole('switch', { name: 'Address with the shoot’s id' });
  await expect(idAddress).not.toBeChecked();
  await expect(idAddress).toBeDisabled();
  await expect(
    options.getByText('Closed, because the link has a last day or a password.'),
  ).toBeVisible();
  await expect(options.getByLabel('Address', { exact: true })).toBeHidden();

  const visitor = await stranger(browser, page);
  expect((await visitor.goto(`${baseURL}${link(id)}`))?.status()).toBe(404);
  await visitor.goto(first);
  await expect(visitor.getByText(shared.title)).toHaveCount(0);
  await visitor.getByLabel('Password').fill('wrong one');
  await visitor.getByRole('button', { name: 'Open' }).click();
  await expect(visitor.getByText('This is not the password for this link')).toBeVisible();
  await visitor.getByLabel('Password').fill('Blue-Hour 7');
  await visitor.getByRole('button', { name: 'Open' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: shared.title })).toBeVisible();
  expect(visitor.url()).toBe(first);

  await page.keyboard.press('Escape');
  await expect(
    page.getByText('Anyone with the link and its password can see this shoot until Dec 31, 2099'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Last day and password' }).click();
  await options.getByRole('button', { name: 'New link' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make a new link?' });
  await question.getByRole('button', { name: 'New link' }).click();
  await expect(question).toBeHidden();
  await expect(field).not.toHaveValue(first);
  expect((await visitor.reload())?.status()).toBe(404);
  await visitor.goto(await field.inputValue());
  await expect(visitor.getByLabel('Password')).toBeVisible();
  await options.getByRole('button', { name: 'Remove password' }).click();
  await expect(options.getByText('The link opens without a password.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: shared.title })).toBeVisible();
  await visitor.context().close();
});

test('sharing that the server refuses goes back, and says so; a shoot without a picture shows chats the one of the product', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, shared);
  await page.goto(`/shoots/${id}`);
  await page.route(`**/api/shoots/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  const toggle = page.getByRole('switch', { name: 'Public sharing' });
  await toggle.click();
  await expect(page.getByText('Failed to update visibility', { exact: true })).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await page.unroute(`**/api/shoots/${id}`);

  await share(page, id);
  const html = await (await page.request.get(link(id))).text();
  const [, address = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  await page.goto('/');
  const size = await page.evaluate(async (path) => {
    const picture = new Image();
    picture.src = path;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, new URL(address).pathname);
  expect(size).toEqual([1200, 630]);
});

async function bigShoot(page: Page): Promise<string> {
  await signUp(page);
  const person = await addItem(page, 'personnel', {
    name: 'Inês Carvalho',
    email: 'ines@example.org',
  });
  const place = await addItem(page, 'locations', {
    name: 'Abbazia di San Galgano',
    address: 'Strada Comunale di San Galgano, 53012 Chiusdino',
    notes: 'South nave. Gate code from the custodian.',
  });
  const costumes: { id: string }[] = [];
  for (const characterName of ['Morgan le Fay', 'Nimue', '撮影'.repeat(40)])
    costumes.push(
      await addItem(page, 'costumes', { characterName, seriesName: 'Arthurian legend' }),
    );
  const light = await addItem(page, 'equipment', { name: 'Godox AD200 Pro', category: 'Lighting' });
  const prop = await addItem(page, 'props', {
    name: 'Excalibur, foam',
    description: 'In the long case',
  });
  const { id } = await planShoot(page, { ...shared, locationId: place.id });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const resources = {
    costumeIds: costumes.map((costume) => costume.id),
    equipmentIds: [light.id],
    propIds: [prop.id],
    participants: [
      { personnelId: person.id, name: 'Inês Carvalho', role: 'Makeup Artist' },
      { name: 'Sam Whitlock', role: 'Smoke wrangler' },
      { name: 'A'.repeat(120), role: 'Model' },
    ],
  };
  const linked = await page.request.patch(`/api/shoots/${id}/resources`, {
    data: resources,
    headers,
  });
  expect(linked.status()).toBe(200);
  await share(page, id);
  return id;
}

test('a full page keeps the chosen theme; without scripts it takes the theme that the browser prefers, and paper is white', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await bigShoot(page);
  await addReferences(page, id, 5);
  const visitor = await stranger(browser, page, true);
  await visitor.goto(`${baseURL}${link(id)}`);
  await expect(visitor.getByRole('link', { name: 'Reference 5' })).toBeAttached();
  const button = visitor.getByRole('button', { name: 'Toggle theme' });
  const theme = () => visitor.locator('html').getAttribute('data-theme');
  const before = await theme();
  await button.click();
  await expect.poll(theme).not.toBe(before);
  const chosen = await theme();
  await visitor.reload();
  expect(await theme()).toBe(chosen);
  const picture = await visitor.getByRole('link', { name: 'Reference 1' }).getAttribute('href');
  expect((await visitor.request.get(`${baseURL}${picture}`)).headers()['content-type']).toBe(
    'image/webp',
  );
  await visitor.context().close();

  const reader = await stranger(browser, page);
  await reader.goto(`${baseURL}${link(id)}`);
  const colours = () =>
    reader.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
  await reader.emulateMedia({ colorScheme: 'light' });
  const light = await colours();
  await reader.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await colours()).backgroundColor).not.toBe(light.backgroundColor);
  await reader.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect
    .poll(colours)
    .toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
  await expect(reader.getByRole('link', { name: 'Lensemble' })).toBeHidden();
  const pages = (await reader.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pages.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await reader.context().close();
});

test('on a phone the pictures further down wait for the first one @phone-only', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await bigShoot(page);
  for (const file of await photos()) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const multipart = { file, type: 'image' };
    const sent = await page.request.post(`/api/shoots/${id}/references`, { multipart, headers });
    expect(sent.status()).toBe(201);
  }
  const visitor = await stranger(browser, page, true);
  const asked = new Set<string>();
  const { promise: firstMayCome, resolve: letItCome } = Promise.withResolvers<void>();
  await visitor.route('**/storage/**', async (route) => {
    asked.add(route.request().url());
    await firstMayCome;
    await route.continue();
  });
  await visitor.goto(`${baseURL}${link(id)}`, { waitUntil: 'commit' });
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  await visitor.getByRole('heading', { name: 'References' }).scrollIntoViewIfNeeded();
  await visitor.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(asked.size).toBe(1);
  letItCome();
  await expect(visitor.getByRole('link', { name: 'Reference 5' })).toBeVisible();
  await expect.poll(() => asked.size).toBeGreaterThan(1);
  await visitor.unrouteAll({ behavior: 'wait' });
  await visitor.context().close();
});

test('the long name of a costume is all on its card', async ({ page }) => {
  await signUp(page);
  const characterName =
    'Her Serene Highness, Queen of the Nine Rivers and Warden of the Reeds '.repeat(2);
  const { id: costumeId } = await addItem(page, 'costumes', {
    characterName: characterName.trim(),
  });
  const { id } = await planShoot(page, shared);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { costumeIds: [costumeId] };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  await share(page, id);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(link(id));
  const card = await page.locator('.costume').boundingBox();
  const words = await page.locator('.costume-words').boundingBox();
  expect(words?.height).toBeGreaterThan(180);
  expect(words?.y).toBeGreaterThanOrEqual(card?.y ?? Number.POSITIVE_INFINITY);
});
