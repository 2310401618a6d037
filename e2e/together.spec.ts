import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { photos, references } from './support/references.ts';
import { expectAccessible, told } from './support/screens.ts';
import { inviteLink, joined } from './support/teams.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

test('what one member saves appears where the other one looks, and leaves alone what that one is typing', async ({
  page: mira,
  browser,
}) => {
  await signUp(mira, { firstName: 'Mira', lastName: 'Lindqvist' });
  const invitation = await inviteLink(mira);
  const { id: propId } = await addItem(mira, 'props', { name: 'Lantern' });
  const { id } = await planShoot(mira, { title: 'Selkie', status: 'planning', date: '2126-12-05' });
  const { page: kai, close } = await joined(browser, invitation, { firstName: 'Kai' });
  for (const page of [mira, kai]) {
    await page.goto(`/shoots/${id}`);
    await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  }

  await description(kai).pressSequentially('Fog on the water');
  await kai.keyboard.press('Shift+Home');
  await expect(mira.getByText('Kai Okafor is editing this')).toBeAttached();
  const typed = () =>
    kai.evaluate(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      return [field.value, field.selectionStart, field.selectionEnd];
    });
  const before = await typed();

  await mira.getByLabel('Title').fill('Selkie at dusk');
  await mira.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(kai.getByLabel('Title')).toHaveValue('Selkie at dusk');
  await mira.request.patch(`/api/shoots/${id}/resources`, { data: { propIds: [propId] }, headers });
  await expect(kai.getByRole('button', { name: 'Lantern', exact: true })).toBeVisible();
  const shot = {
    ...{ id: randomUUID(), kind: 'addShot', target: randomUUID(), at: new Date().toISOString() },
    ...{ fields: { title: 'Wide from the pier' }, base: {} },
  };
  const data = { operations: [shot] };
  await mira.request.post(`/api/shoots/${id}/operations`, { data, headers });
  await expect(kai.getByText('Wide from the pier').first()).toBeVisible();
  await mira.getByLabel('Images to add').setInputFiles((await photos()).slice(0, 1));
  await expect(references(kai)).toHaveCount(1);
  expect(await typed()).toEqual(before);

  await description(mira).fill('Clear sky');
  await mira.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(told(mira, 'Shoot updated')).toBeVisible();
  const note = kai.getByRole('status', { name: 'Description' });
  await expect(note).toContainText('Clear sky');
  expect(await typed()).toEqual(before);
  await note.getByRole('button', { name: 'Use theirs' }).click();
  await expect(description(kai)).toHaveValue('Clear sky');
  await expect(note).toBeHidden();

  await kai.getByRole('heading', { name: 'Afterwards' }).scrollIntoViewIfNeeded();
  const link = kai.getByRole('textbox', { name: 'Link', exact: true });
  await link.fill('https://');
  const gallery = {
    url: 'https://example.org/a',
    readyOn: '2126-12-24',
    password: '',
    isTold: true,
  };
  await mira.request.patch(`/api/shoots/${id}/gallery`, { data: gallery, headers });
  await expect(kai.getByLabel('Ready on')).toHaveValue('2126-12-24');
  await expect(link).toHaveValue('https://');
  await expect(link).toBeFocused();
  await expect(kai.getByRole('status', { name: 'Link' })).toContainText('https://example.org/a');

  await mira.getByRole('button', { name: '1 other here' }).click();
  await expect(mira.getByRole('dialog', { name: 'Here now' })).toContainText('Kai Okafor');
  await expectAccessible(mira);
  await kai.goto('about:blank');
  await expect(mira.getByRole('dialog', { name: 'Here now' })).not.toContainText('Kai Okafor');
  await close();
});

test('a new name of a crew member and of a costume shows everywhere in a plan that is open', async ({
  page: mira,
  browser,
}) => {
  await signUp(mira, { firstName: 'Mira', lastName: 'Lindqvist' });
  const invitation = await inviteLink(mira);
  const { id: crewId } = await addItem(mira, 'personnel', { name: 'Ines' });
  const { id: costumeId } = await addItem(mira, 'costumes', { characterName: 'Morgan' });
  const { id } = await planShoot(mira, { title: 'Selkie', status: 'planning' });
  const links = { personnelIds: [crewId], costumeIds: [costumeId] };
  await mira.request.patch(`/api/shoots/${id}/resources`, { data: links, headers });
  const { page: kai, close } = await joined(browser, invitation, { firstName: 'Kai' });
  await kai.goto(`/shoots/${id}`);
  await kai.getByRole('heading', { name: 'Afterwards' }).scrollIntoViewIfNeeded();
  const credits = kai.getByRole('region', { name: 'Credits' });
  await expect(credits.getByText('Ines', { exact: true })).toBeVisible();
  const main = kai.getByRole('main');
  await expect(main.getByText('Ines', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Morgan', { exact: true }).first()).toBeVisible();

  const rename = (path: string, data: object) => mira.request.patch(path, { data, headers });
  await rename(`/api/personnel/${crewId}`, { name: 'Inês Carvalho' });
  await expect(main.getByText('Inês Carvalho', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Ines', { exact: true })).toHaveCount(0);
  await rename(`/api/costumes/${costumeId}`, { characterName: 'Morgan le Fay' });
  await expect(main.getByText('Morgan le Fay', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Morgan', { exact: true })).toHaveCount(0);
  await expect(credits.getByText('Inês Carvalho', { exact: true })).toBeVisible();
  await close();
});

test('what others change while the network is away comes when it is back, and what is typed stays', async ({
  page: mira,
  browser,
}) => {
  await signUp(mira, { firstName: 'Mira', lastName: 'Lindqvist' });
  const invitation = await inviteLink(mira);
  const { id } = await planShoot(mira, { title: 'Selkie', status: 'planning' });
  const { page: kai, close } = await joined(browser, invitation, { firstName: 'Kai' });
  await kai.goto(`/shoots/${id}`);
  await description(kai).fill('Fog on the water');
  await kai.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
  await expect(kai.getByText('No comments yet.')).toBeVisible();

  await kai.context().setOffline(true);
  await expect(kai.getByText('Can’t reach the server.')).toBeVisible();
  await mira.request.patch(`/api/shoots/${id}`, { headers, data: { title: 'Selkie at dusk' } });
  const data = { text: 'While you were away' };
  await mira.request.post(`/api/shoots/${id}/comments`, { headers, data });
  await kai.context().setOffline(false);
  await expect(kai.getByText('While you were away')).toBeVisible();
  await expect(kai.getByLabel('Title')).toHaveValue('Selkie at dusk');
  await expect(description(kai)).toHaveValue('Fog on the water');
  await close();
});

const sectionLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections of the shoot' }).getByRole('link').first();

const bottomOf = (item: Locator) =>
  item.evaluate((element) => element.getBoundingClientRect().bottom);

/** Where the letters of an element begin, without its padding. */
const textTopOf = (item: Locator) =>
  item.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().top;
  });

test('what another member has changed is noted with the name, and what the user changed in another tab is not', async ({
  page: mira,
  browser,
}) => {
  await signUp(mira, { firstName: 'Mira', lastName: 'Lindqvist' });
  const invitation = await inviteLink(mira);
  const { id } = await planShoot(mira, { title: 'Selkie', status: 'planning', date: '2126-12-05' });
  const { page: kai, close } = await joined(browser, invitation, { firstName: 'Kai' });
  const other = await mira.context().newPage();
  for (const page of [mira, other, kai]) {
    await page.goto(`/shoots/${id}`);
    await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  }
  for (const [change, value] of [
    [{ title: 'Selkie at dusk' }, 'Selkie at dusk'],
    [{ description: 'Fog' }, 'Fog'],
    [{ status: 'idea' }, 'Idea'],
  ] as const) {
    const asked = other.waitForResponse((response) => response.url().includes('/activity'));
    await mira.request.patch(`/api/shoots/${id}`, { data: change, headers });
    const note = kai.getByRole('status').filter({ hasText: 'Mira, just now' });
    await expect(note.filter({ hasText: value })).toBeVisible();
    if ('title' in change)
      expect(await bottomOf(note)).toBeLessThanOrEqual(await textTopOf(sectionLink(kai)));
    await (await asked).finished();
    await expect(other.getByText('just now')).toHaveCount(0);
  }
  await close();
});

test('a shoot that another member deletes is gone without a request in vain, and comes back from the trash', async ({
  page: mira,
  browser,
}) => {
  await signUp(mira, { firstName: 'Mira', lastName: 'Lindqvist' });
  const invitation = await inviteLink(mira);
  const { id } = await planShoot(mira, { title: 'Selkie', status: 'planning', date: '2126-12-05' });
  const { page: kai, close } = await joined(browser, invitation, { firstName: 'Kai' });
  const board = await kai.context().newPage();
  await board.goto('/shoots');
  await expect(board.getByText('Selkie').first()).toBeVisible();
  await kai.goto(`/shoots/${id}`);
  await expect(kai.getByLabel('Title')).toHaveValue('Selkie');
  const inVain: string[] = [];
  for (const page of [kai, board])
    page.on('response', (response) => {
      if (response.status() === 404) inVain.push(response.url());
    });
  await mira.request.delete(`/api/shoots/${id}`, { headers });
  await expect(kai.getByRole('heading', { name: 'Shoot not found' })).toBeAttached();
  await expect(board.getByText('Selkie')).toHaveCount(0);
  expect(inVain).toEqual([]);
  await mira.request.post(`/api/trash/${id}/restore`, { headers });
  await expect(kai.getByLabel('Title')).toHaveValue('Selkie');
  await expect(board.getByText('Selkie').first()).toBeVisible();
  await close();
});
