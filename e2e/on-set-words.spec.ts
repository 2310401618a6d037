import type { Locator, Page } from '@playwright/test';
import { inDays } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { addEntries, closeSheet, openOnSet } from './support/on-set.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectLeaveQuestion, expectNoSidewaysScroll } from './support/screens.ts';

const UNBROKEN = 'Wolpertingerundwaldgeisterzusammenkunft'.repeat(3);
/** Letters of tight lines go a little below their box. */
const DESCENDERS_PX = 8;
const headers = { 'sec-fetch-site': 'same-origin' };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** The sides of a box that its text goes beyond, or that a box around it cuts off. */
async function cutSides(inner: Locator, outer: Locator): Promise<string[]> {
  const [part, whole] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!part || !whole) return ['not shown'];
  const isTooSmall = await inner.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }, more) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + more,
    DESCENDERS_PX,
  );
  const sides = {
    text: isTooSmall,
    right: part.x + part.width > whole.x + whole.width,
    bottom: part.y + part.height > whole.y + whole.height,
  };
  return Object.entries(sides).flatMap(([side, isCut]) => (isCut ? [side] : []));
}

test('long names and a note are shown in full on a small screen', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signUp(page);
  const today = inDays(0);
  const { id } = await planShoot(page, { title: 'Avalon', date: today, time: '00:00' });
  const crew = await page.request.patch(`/api/shoots/${id}/resources`, {
    headers,
    data: { participants: [{ name: UNBROKEN }] },
  });
  const participantIds = (await crew.json()).participants.map((each: { id: string }) => each.id);
  await addEntries(page, id, [
    { title: UNBROKEN, notes: `${'Smoke from the left. '.repeat(8)}${UNBROKEN}`, participantIds },
  ]);
  await page.setViewportSize({ width: 390, height: 560 });
  await openOnSet(page, id);
  const now = page.getByRole('region', { name: 'Now' });
  await expect(now.getByRole('heading')).toHaveText(UNBROKEN);
  for (const part of [now.getByRole('heading'), button(page, /^Note on/)])
    expect(await cutSides(part, now)).toEqual([]);
  await button(page, /^Note on/).scrollIntoViewIfNeeded();
  await expect(button(page, /^Note on/)).toBeInViewport();
  await button(page, /^Note on/).press('Enter');
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
  const note = page.getByRole('dialog');
  expect(await cutSides(note.getByRole('heading'), note)).toEqual([]);
  await closeSheet(page);
  await button(page, 'Add').click();
  const sheet = page.getByRole('dialog', { name: 'Add a shot' });
  const choice = sheet.getByRole('button', { name: UNBROKEN });
  await choice.scrollIntoViewIfNeeded();
  expect(await cutSides(choice, sheet)).toEqual([]);
  await closeSheet(page);
  await button(page, 'People').click();
  await button(page, new RegExp(`^${UNBROKEN}`)).click();
  const person = page.getByRole('dialog');
  for (const part of [person.getByRole('heading'), person.getByRole('button').last()])
    expect(await cutSides(part, person)).toEqual([]);
  await closeSheet(page);
  await expectNoSidewaysScroll(page);
});

test('the sheet itself says that a file is no picture', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Avalon' });
  await openOnSet(page, id);
  await button(page, 'Add a shot').click();
  const sheet = page.getByRole('dialog', { name: 'Add a shot' });
  const buffer = Buffer.from('Ivy gate');
  const file = { name: 'ivy.txt', mimeType: 'text/plain', buffer };
  await sheet.getByLabel('Take a picture').setInputFiles(file);
  await expect(sheet.getByRole('alert')).toHaveText('This picture cannot be kept');
  await closeSheet(page);
});

test('without a street map, there is nothing to zoom', async ({ page }) => {
  await signUp(page);
  const abbey = { name: 'San Galgano', latitude: 43.15, longitude: 11.15 };
  const { id: locationId } = await addItem(page, 'locations', abbey);
  const { id } = await planShoot(page, { title: 'Avalon', locationId });
  await openOnSet(page, id);
  await button(page, 'People').first().click();
  await button(page, 'Map').click();
  const sheet = page.getByRole('dialog', { name: 'San Galgano' });
  await expect(sheet.getByText('There is no street map here.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
  await closeSheet(page);
});

test('a reload asks before it loses what is typed, and the column of people and packing keeps the focus', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Avalon' });
  await openOnSet(page, id);
  await button(page, 'Packing').press('Enter');
  await expect(page.getByLabel('Add a line')).toBeVisible();
  await expect(button(page, 'Packing')).toBeFocused();
  await page.getByLabel('Add a line').fill('Head torches');
  await button(page, 'People').press('Enter');
  await expect(button(page, 'People')).toBeFocused();
  await expectLeaveQuestion(page);
  await button(page, 'Packing').press('Enter');
  await page.getByLabel('Add a line').fill('');
  await button(page, 'People').press('Enter');

  await button(page, 'Add a shot').click();
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill('Ivy gate');
  await expectLeaveQuestion(page);
  await expect(title).toHaveValue('Ivy gate');
  await page.keyboard.press('Escape');
  await button(page, 'Discard').click();
  await page.reload();
  await expect(button(page, 'Add a shot')).toBeVisible();
});
