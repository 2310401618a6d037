import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

test('the user joins a shoot as “Me”, and is in the crew list then', async ({ page }) => {
  await signUp(page);
  await addItem(page, 'personnel', { name: 'Ines' });
  const { id } = await planShoot(page, { title: 'Selkie', date: '2126-11-21' });
  await page.goto(`/shoots/${id}`);
  const add = page.getByRole('button', { name: 'Add crew' });
  await add.press('Enter');
  const me = page.getByRole('option', { name: /^Me/ });
  await expect(page.getByRole('option').first()).toHaveText(/^Me/);
  await page.keyboard.press('Enter');
  await expect(me).toHaveCount(0);
  await page.keyboard.press('Escape');
  await answerHere(page, id);
  const crew: { id: string; name: string; email: string }[] = await (
    await page.request.get('/api/personnel')
  ).json();
  expect(crew).toHaveLength(2);
  const own = crew.find(({ name }) => name !== 'Ines')!;
  await expect
    .poll(async () => (await page.request.get(`/api/shoots/${id}/participants`)).json())
    .toMatchObject([{ personnelId: own.id, email: own.email }]);

  await planShoot(page, { title: 'Kitsune' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'My Shoots' }).click();
  await expect(page.getByText('1 of 2 shoots')).toBeVisible();
  await page.goto('/calendar?mine=yes');
  await expect(page.getByText('1 of 2 shoots')).toBeVisible();

  await page.goto('/personnel');
  await expect(page.getByRole('main').getByText('You', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: own.name, exact: true }).click();
  await page.getByRole('button', { name: 'This Is Not Me' }).click();
  await expect(page.getByRole('button', { name: 'This Is Me' })).toBeVisible();
  await page.goto('/?mine=yes');
  await expect(page.getByText('You are not in the crew list yet')).toBeVisible();
});

/** A note that is saved while its answer is on its way keeps the answer. */
async function answerHere(page: Page, id: string) {
  const section = page.getByRole('region', { name: /^Crew/ });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/answer', (route) => held.then(() => route.continue()));
  // `check` would expect the state at once: the screen shows an answer when its request has begun.
  const maybe = section.getByRole('radio', { name: 'Maybe' });
  await maybe.click();
  await expect(maybe).toBeChecked();
  const note = section.getByRole('textbox', { name: 'A note for the team' });
  await note.fill('Only until five');
  await note.press('Enter');
  release();
  await expect
    .poll(async () => (await page.request.get(`/api/shoots/${id}/calls`)).json())
    .toMatchObject([{ state: 'maybe', answer: { note: 'Only until five' } }]);
  await expect(section.getByText('0 of 1 coming')).toBeVisible();

  await note.fill('Only until six');
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.request.patch(`/api/shoots/${id}`, { headers, data: { date: '2126-12-06' } });
  await expect(section.getByRole('radio', { name: 'Maybe' })).not.toBeChecked();
  await expect(note).toHaveValue('Only until six');
  // Arrow keys send nothing on their way.
  await section.getByRole('radio', { name: 'Maybe' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', { name: 'Yes' })).toBeFocused();
  await expect(section.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await page.request.get(`/api/shoots/${id}/calls`)).json())
    .toMatchObject([{ state: 'yes', answer: { note: 'Only until six' } }]);
}
