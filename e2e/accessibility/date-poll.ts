import { expect, type Page } from '@playwright/test';
import { personalLink } from '../support/calls.ts';
import { addItem, planShoot } from '../support/people.ts';
import { TOKYO } from './plans.ts';
import { closeTop, headers, type State, said } from './state.ts';

/** As many as a poll may have, too far in the future for a forecast. */
const candidates = Array.from({ length: 20 }, (_, index) => ({
  date: `2048-12-${String(index + 1).padStart(2, '0')}`,
  time: index % 2 ? null : '15:00',
}));

const UNBROKEN = 'Wolpertingerundwaldgeisterzusammenkunft'.repeat(3);

const LONG_NOTE = 'Vormittagssonnenlicht'.repeat(12);

/** An idea that asks for a date. */
export const datePoll: readonly State[] = [
  {
    name: 'an idea that asks for 20 dates',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id: locationId } = await addItem(page, 'locations', TOKYO);
      const { user } = (await (await page.request.get('/api/auth/me')).json()) as {
        user: { id: string; email: string };
      };
      const self = { name: UNBROKEN, email: user.email };
      const { id: personnelId } = await addItem(page, 'personnel', self);
      const account = { headers, data: { userId: user.id } };
      await page.request.patch(`/api/personnel/${personnelId}/account`, account);
      const days = { firstDay: '2048-12-01', lastDay: '2048-12-02' };
      await page.request.post(`/api/personnel/${personnelId}/away`, { headers, data: days });
      await planShoot(page, { title: UNBROKEN, status: 'idea', locationId });
      const { id } = await planShoot(page, { title: 'Dune', status: 'idea', locationId });
      const participants = [{ personnelId }, { name: 'Dana' }];
      await page.request.patch(`/api/shoots/${id}/resources`, { headers, data: { participants } });
      const data = { candidates, deadline: '2048-11-12T19:00:00Z' };
      await page.request.post(`/api/shoots/${id}/poll`, { headers, data });
      const noted = { headers, form: { note: LONG_NOTE } };
      await page.request.post(`${await personalLink(page, id, 1)}/dates`, noted);
      await page.goto(`/shoots/${id}`);
      const mine = page.getByRole('group', { name: /^Your answer for/ });
      await expect(mine).toHaveCount(20);
      for (const [index, answer] of ['Yes', 'If need be', 'No'].entries())
        await mine.nth(index).getByRole('radio', { name: answer }).click();
      await expect(mine.getByRole('radio', { checked: true })).toHaveCount(3);
      await expect(page.getByText('1 yes').first()).toBeVisible();
      await expect(page.getByRole('row', { name: /^Dana/ })).toContainText(LONG_NOTE);
      await expect(page.getByText(`${UNBROKEN} is away`)).toHaveCount(2);
      await expectReadable(page);
    },
    shows: (page) => page.getByRole('button', { name: /^Take this date/ }),
  },
  {
    name: 'dates to ask for',
    onPhone: 'too',
    renders: 'features/shoots/editor/poll/ask-dialog.tsx',
    reach: ({ page }) => page.getByRole('button', { name: 'Change dates' }).click(),
    shows: (page) => page.getByText('That is the limit. To choose another day, remove one.'),
  },
  {
    name: 'the times of a date',
    renders: 'features/shoots/editor/poll/ask-list.tsx',
    reach: ({ page }) => page.getByRole('combobox', { name: 'Time on Dec 1', exact: true }).click(),
    shows: (page) => page.getByRole('option', { name: 'Any time' }),
  },
  {
    name: 'the time of a deadline',
    renders: 'features/shoots/editor/poll/deadline-field.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('combobox', { name: 'Time of the deadline' }).click();
    },
    shows: (page) => page.getByRole('option', { name: '8:00 AM' }),
  },
  {
    name: 'a date that was taken',
    onPhone: 'too',
    renders: 'features/shoots/editor/poll/taken-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await closeTop(stage);
      await stage.page.getByRole('button', { name: /^Take this date/ }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'It’s a date' }),
  },
  {
    name: 'a date that was taken back',
    onPhone: 'too',
    reach: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Stop asking' }),
  },
  {
    name: 'an answer to the plan that was refused',
    onPhone: 'too',
    reach: async (stage) => {
      const { page } = stage;
      await page.getByRole('button', { name: /^Take this date/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      const refusal = { error: 'The plan has changed', code: 'conflict' };
      await page.route('**/answer', (route) => route.fulfill({ status: 409, json: refusal }));
      const crew = page.getByRole('region', { name: /^Crew/ });
      await crew.getByRole('radio', { name: 'No' }).click();
      await expect(crew.getByRole('radio', { name: 'Yes' })).toBeChecked();
    },
    shows: said('The plan has changed'),
  },
];

/** The columns are wide enough for their words, and the people stay in view while the dates scroll. */
async function expectReadable(page: Page): Promise<void> {
  const table = page.getByRole('region', { name: '20 dates' });
  const last = table.getByRole('columnheader').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await last.boundingBox())?.width).toBeGreaterThan(140);
  await expect(table.getByRole('rowheader', { name: UNBROKEN })).toBeInViewport();
}
