import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { link, share } from './support/sharing.ts';
import { tabTo } from './support/tab-to.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test('a plan is checked, sent, opened elsewhere and reused with keys alone', async ({ page }) => {
  await signUp(page);
  const mira = { name: 'Mira', phone: '+39 055 123-4567', email: 'mira@example.org' };
  const { id: personnelId } = await addItem(page, 'personnel', mira);
  const nimue = { characterName: 'Nimue', todos: ['Second veil'] };
  const { id: costumeId } = await addItem(page, 'costumes', nimue);
  const { id } = await planShoot(page, {
    title: 'Selkie',
    status: 'planning',
    date: '2126-11-21',
    instagramLinks: ['https://www.instagram.com/p/Post1/'],
  });
  const data = { participants: [{ personnelId }], costumeIds: [costumeId] };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  await page.route('https://www.instagram.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A post</title>' }),
  );

  await page.goto(`/shoots/${id}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const reminders = button('Reminders');
  await tabTo(reminders);
  await press(page, 'Enter');
  const sheet = page.getByRole('dialog', { name: 'Send a reminder?' });
  await expect(sheet.getByRole('list', { name: 'Recipients' })).toContainText('Mira');
  await press(page, 'Escape');
  await expect(reminders).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Call Mira' }));
  await tabTo(page.getByRole('link', { name: 'Email Mira' }));
  const todo = page.getByRole('checkbox', { name: 'Second veil' });
  await tabTo(todo, 'Shift+Tab');
  await press(page, 'Space');
  await expect(button('Undo')).toBeVisible();
  await tabTo(button(/Post1/));
  await press(page, 'Enter');
  await expect(page.locator('iframe[title^="Instagram post"]')).toHaveCount(1);

  const duplicate = button('Duplicate');
  await tabTo(duplicate, 'Shift+Tab');
  await press(page, 'Enter');
  await tabTo(button('Save as Template'));
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Studio, two lights');
  await press(page, 'Enter');
  await expect(page.getByText('Template saved')).toBeVisible();
  await expect(duplicate).toBeFocused();

  await share(page, id);
  await page.goto(link(id));
  await tabTo(page.getByRole('link', { name: /Add to calendar/ }));
  await tabTo(page.getByRole('link', { name: /Post1/ }));
});

test('shoots are filtered, an invitation is passed on and the language changed with keys alone', async ({
  page,
}) => {
  await signUp(page);
  await planShoot(page, { title: 'Kitsune', status: 'planning' });
  await planShoot(page, { title: 'Dune Pilgrim', status: 'idea' });
  await page.goto('/');
  const groups = page.getByRole('heading', { level: 3 }).getByRole('button');
  await expect(groups).toHaveText(['Planning1', 'Ideas1']);
  const chips = page.getByRole('group', { name: 'Filter by status' });
  await tabTo(chips.getByRole('button', { name: 'Ideas 1' }));
  await press(page, 'Enter');
  await expect(groups).toHaveText(['Ideas1']);
  await press(page, 'Enter');
  await expect(groups).toHaveText(['Planning1', 'Ideas1']);

  await press(page, 'i');
  const code = page.getByRole('button', { name: 'Create short code' });
  await tabTo(code);
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Short code' })).toBeVisible();
  await tabTo(page.getByRole('combobox', { name: 'Language' }));
  await press(page, 'Enter');
  await expect(page.getByRole('option', { name: 'Deutsch' })).toBeVisible();
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveText('Deutsch');
});
