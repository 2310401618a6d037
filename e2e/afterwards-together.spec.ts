import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { expectAccessible, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const text = 'I was photographed at {shoot}.';
const uses = [{ id: '6f2c6bd0-0f0a-4f57-8a52-8a26b62f3f0a', name: 'Portfolio', about: null }];
const theirs = (page: Page, name: string) => page.getByRole('status', { name, exact: true });

test('the gallery keeps what the user types, shows beside it what another member saved, and asks before it replaces that', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  const path = `/api/shoots/${id}/gallery`;
  const stored = async () => (await page.request.get(path)).json();
  let gallery = { url: '', readyOn: null as string | null, password: '', isTold: true };
  /** Saves as another member would, on top of what is stored. */
  const saveTheirs = async (change: Partial<typeof gallery>) => {
    const { url, readyOn, password, isTold } = await stored();
    gallery = { url, readyOn, password, isTold, ...change };
    await expect(await page.request.patch(path, { headers, data: gallery })).toBeOK();
  };
  await page.goto(`/shoots/${id}`);
  await page.getByRole('heading', { name: 'Afterwards' }).scrollIntoViewIfNeeded();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  const password = page.getByRole('textbox', { name: 'Password, if it has one' });
  const save = page.getByRole('button', { name: 'Save Gallery' });

  await link.fill('https://example.org/mine');
  await saveTheirs({ url: 'https://example.org/theirs', password: 'smoke' });
  await expect(password).toHaveValue('smoke');
  await expect(theirs(page, 'Link')).toContainText('https://example.org/theirs');
  await expect(link).toHaveValue('https://example.org/mine');
  await expect(link).toBeFocused();
  await expectAccessible(page);
  await theirs(page, 'Link').getByRole('button', { name: 'Use theirs' }).press('Enter');
  await expect(link).toHaveValue('https://example.org/theirs');
  await expect(theirs(page, 'Link')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(save).toBeDisabled();

  await saveTheirs({ url: 'https://example.org/later' });
  await expect(theirs(page, 'Link')).toContainText('https://example.org/later');
  await expect(link).toHaveValue('https://example.org/theirs');
  await link.fill('https://example.org/mine');
  await link.press('Enter');
  const question = page.getByRole('dialog', {
    name: 'Someone saved this gallery while you were editing',
  });
  await expect(question).toContainText('https://example.org/later');
  expect(await stored()).toMatchObject({ url: 'https://example.org/later' });
  await question.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect(told(page, 'Gallery saved')).toBeVisible();
  expect(await stored()).toMatchObject({ url: 'https://example.org/mine', password: 'smoke' });
  await expect(theirs(page, 'Link')).toHaveCount(0);

  // What the other one saves at the same moment is merged, or asked about.
  let isFirst = true;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'PATCH' || !isFirst) return route.continue();
    isFirst = false;
    await saveTheirs({ url: 'https://example.org/meanwhile', readyOn: '2126-12-24' });
    await route.continue();
  });
  await password.fill('stone');
  await password.press('Enter');
  await expect.poll(stored).toMatchObject({
    ...{ url: 'https://example.org/meanwhile', readyOn: '2126-12-24', password: 'stone' },
  });
  await expect(question).toHaveCount(0);
  await expect(link).toHaveValue('https://example.org/meanwhile');
});

test('the consent wording keeps what is typed, and is not saved over a newer version without a question', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const post = (version: number, change: object) =>
    page.request.post('/api/consent-wording', {
      headers,
      data: { text, uses, basedOn: version, ...change },
    });
  await expect(await post(0, {})).toBeOK();
  await page.goto('/profile#consent-wording');
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toHaveValue(text);
  await field.fill('Mine');
  const social = { id: '0b9d2c52-38e1-4f5e-9d0f-6f3d0a0f9a11', name: 'Social media', about: null };
  await expect(await post(1, { text: 'Theirs', uses: [...uses, social] })).toBeOK();
  await expect(page.getByRole('textbox', { name: 'Use 2', exact: true })).toHaveValue(
    'Social media',
  );
  await expect(theirs(page, 'Text')).toContainText('Theirs');
  await expect(field).toHaveValue('Mine');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Save as Version 3' }).click();
  const question = page.getByRole('dialog', {
    name: 'Someone saved this wording while you were editing',
  });
  await question.getByRole('button', { name: 'Choose field by field' }).click();
  await question.getByRole('radio', { name: 'Yours: Mine' }).check();
  await question.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(told(page, 'Version 3 saved')).toBeVisible();
  const { wording } = await (await page.request.get('/api/consent-wording')).json();
  expect(wording).toMatchObject({ version: 3, text: 'Mine', uses: [...uses, social] });
});
