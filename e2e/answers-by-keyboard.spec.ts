import type { Page } from '@playwright/test';
import { callsOf, personalLink } from './support/calls.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';
import { tabTo } from './support/tab-to.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

async function planWith(page: Page, plan: object, participants: readonly object[]) {
  const { id } = await planShoot(page, { title: 'Morgan le Fay', ...plan });
  const data = { participants };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  return id;
}

test('a participant answers, leaves a note and votes on dates with keys alone', async ({
  page,
}) => {
  await signUp(page);
  const dana = [{ name: 'Dana Okafor' }];
  const planned = { status: 'planning', date: '2126-11-21', time: '14:00' } as const;
  const id = await planWith(page, planned, dana);
  await page.goto(await personalLink(page, id));
  const answer = (name: string) => page.getByRole('button', { name, exact: true });
  await tabTo(answer('Maybe'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You might come.' })).toBeVisible();
  await expect(answer('Maybe')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'You’re coming.' })).toBeVisible();
  await expect(answer('Yes')).toBeFocused();
  await tabTo(page.getByLabel('A note for'));
  await page.keyboard.type('Train gets in at 12:50');
  await tabTo(answer('Save Note'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('A note for')).toHaveValue('Train gets in at 12:50');
  await tabTo(page.getByRole('link', { name: 'Add to calendar' }));

  const idea = await planWith(page, { status: 'idea' }, dana);
  const candidates = ['2126-11-14', '2126-11-15'].map((date) => ({ date }));
  await page.request.post(`/api/shoots/${idea}/poll`, { headers, data: { candidates } });
  await page.goto(await personalLink(page, idea));
  const group = (day: string) => page.getByRole('radiogroup', { name: day });
  await tabTo(group('November 14').getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(group('November 15').getByRole('radio').first());
  // Arrows only move: they send nothing on their way.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 of 2 answered')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(group('November 14').getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(group('November 15').getByRole('radio', { name: 'No' })).toBeChecked();
});

test('the team asks for dates, answers, takes one and sends the call sheet with keys alone', async ({
  page,
}) => {
  const { email } = await signUp(page);
  const { id: personnelId } = await addItem(page, 'personnel', { name: 'Robin', email });
  const dana = { name: 'Dana Okafor', email: 'dana@example.org' };
  const id = await planWith(page, { status: 'idea' }, [{ personnelId }, dana]);
  await page.goto(`/shoots/${id}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await tabTo(button('Ask for a date'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask for a date' });
  await expect(dialog.locator('[data-date]:focus')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(dialog.getByRole('heading', { name: '2 dates' })).toBeVisible();
  await tabTo(button('Choose recipients'));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Send dates' });
  await expect(panel.getByRole('checkbox', { name: 'Send to Dana Okafor' })).toBeChecked();
  await tabTo(panel.getByRole('checkbox', { name: 'Send to Robin' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await tabTo(panel.getByLabel('Personal message'));
  await page.keyboard.type('Mornings are quiet there.');
  await tabTo(panel.getByRole('button', { name: 'Send to 1' }));
  await page.keyboard.press('Enter');
  await expect(told(page, 'Not emailed: 1 email is in the outbox')).toBeVisible();
  await expect(panel).toBeHidden();
  await button('View').press('Enter');
  const crew = page.getByRole('region', { name: /^Crew/ });
  await expect(crew).toBeFocused();
  await expect(crew.getByRole('heading').first()).toBeInViewport();

  const mine = page.getByRole('group', { name: /^Your answer for/ });
  await expect(mine).toHaveCount(2);
  // Backward, the last of three comes first.
  await tabTo(mine.first().getByRole('radio').last(), 'Shift+Tab');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('1 of 2 have answered')).toBeVisible();
  await tabTo(button(/^Take this date/));
  await page.keyboard.press('Enter');
  const taken = page.getByRole('dialog', { name: 'It’s a date' });
  await tabTo(taken.getByRole('button', { name: 'Send call sheet' }));
  await page.keyboard.press('Enter');
  const callSheet = page.getByRole('dialog', { name: 'Send call sheet' });
  await tabTo(callSheet.getByRole('switch', { name: 'Attach the PDF' }));
  await page.keyboard.press('Space');
  await expect(callSheet.getByText(/^About/)).toBeVisible();
  await tabTo(callSheet.getByRole('button', { name: 'Send to 1' }));
  await page.keyboard.press('Enter');
  await expect(callSheet).toBeHidden();
  await expect
    .poll(async () => (await callsOf(page, id)).map(({ state }) => state))
    .toEqual(['yes', 'sent']);
});
