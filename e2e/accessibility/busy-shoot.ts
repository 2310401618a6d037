import { expect } from '@playwright/test';
import { signUp } from '../support/people.ts';
import { planConflict } from '../support/shoots-in-conflict.ts';
import { button, closeTop, type State, said } from './state.ts';

export const busyShoot: readonly State[] = [
  {
    name: 'what is taken on its date',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto(`/shoots/${await planConflict(page)}`);
      await page.getByText('3 busy or away on this date').click();
    },
    shows: (page) => button(page, /^Move to/),
  },
  {
    name: 'what is open in it, and what is fine',
    onPhone: 'too',
    // A phone folds it again.
    reach: async ({ page }) => {
      await page.getByText('things ready').click();
      await expect(page.getByText('No one declined')).toBeVisible();
    },
    shows: said(/^\d+ things open$/),
  },
  {
    name: 'days on which something is taken',
    onPhone: 'too',
    renders: 'features/shoots/editor/schedule/date-segment.tsx',
    reach: ({ page }) => button(page, /^Date/).click(),
    shows: (page) => button(page, /^Next free/),
  },
  {
    name: 'items that are taken',
    renders: 'components/add-menu/add-menu.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Add props').click();
    },
    shows: said('Busy or away'),
  },
];
