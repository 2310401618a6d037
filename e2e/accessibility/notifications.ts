import type { Page } from '@playwright/test';
import { answerAt, personalLink } from '../support/calls.ts';
import { planWithIda } from '../support/crew-mails.ts';
import { signUp } from '../support/people.ts';
import { closeTop, type State, said } from './state.ts';

const SENTENCE = 'Ida can’t come to Selkie';
const unread = (page: Page) => page.getByRole('button', { name: 'Mark as read' });

export const list: readonly State[] = [
  {
    name: 'no notifications',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto('/notifications');
    },
    shows: said('Nothing new'),
  },
  {
    name: 'an unread notification',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await planWithIda(page);
      await answerAt(page, await personalLink(page, id), {
        answer: 'no',
        note: 'Shift got moved.',
      });
    },
    shows: (page) => unread(page),
  },
  {
    name: 'the panel at the bell',
    renders: 'features/shell/late-bell.tsx',
    reach: ({ page }) => page.getByRole('button', { name: /^Notifications/ }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Notifications' }).getByText(SENTENCE),
  },
];

export const settings: readonly State[] = [
  {
    name: 'the emails of a kind of notification',
    renders: 'features/notifications/settings/kind-table.tsx',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto('/profile#notifications');
      await page.getByRole('combobox', { name: 'Email: Comments' }).click();
    },
    shows: (page) => page.getByRole('option', { name: 'Never' }),
  },
  {
    name: 'the hour of the daily email',
    renders: 'features/notifications/settings/daily-times.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('combobox', { name: 'Daily email at' }).click();
    },
    shows: (page) => page.getByRole('option', { name: '9 AM', exact: true }),
  },
];
