import type { Page } from '@playwright/test';
import { inDays } from '../support/days.ts';
import { addShots, closeSheet, openOnSet } from '../support/on-set.ts';
import { addItem, planShoot, signUp } from '../support/people.ts';
import { packingOnSet } from './packing.ts';
import { TOKYO } from './plans.ts';
import { button, dialog, headers, question, type State } from './state.ts';

const SHEET = 'features/on-set/components/sheet.tsx';

const inSheet = (name: string) => (page: Page) => dialog(page).getByRole('button', { name });

/** Of one shoot, whose address the first state opens. */
export const onSet: readonly State[] = [
  {
    name: 'a day without shots',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      const { id } = await planShoot(page, { title: 'Night Parade' });
      await openOnSet(page, id);
    },
    shows: (page) => page.getByRole('heading', { name: 'No shots yet' }),
  },
  {
    name: 'now and next, the plan and the people',
    onPhone: 'too',
    reach: async ({ page }) => {
      const today = inDays(0);
      const { id } = await planShoot(page, { title: 'Wings', date: today, time: '00:00' });
      await addShots(page, id, ['Crown', 'Wings', 'Smoke']);
      await openOnSet(page, id);
    },
    shows: (page) => page.getByRole('heading', { name: 'Crown' }),
  },
  {
    name: 'a new shot',
    renders: SHEET,
    onPhone: 'too',
    reach: ({ page }) => button(page, 'Add').click(),
    shows: inSheet('Add'),
  },
  {
    name: 'moving the rest',
    renders: SHEET,
    onPhone: 'too',
    reach: async ({ page }) => {
      await closeSheet(page);
      await button(page, 'Move the rest').click();
    },
    shows: inSheet('Move'),
  },
  {
    name: 'a note',
    renders: SHEET,
    reach: async ({ page }) => {
      await closeSheet(page);
      await button(page, 'Note on Crown').click();
    },
    shows: inSheet('Save note'),
  },
  {
    name: 'a note that closing would lose',
    renders: SHEET,
    reach: async ({ page }) => {
      await page.getByLabel('Note', { exact: true }).fill('Tape under the pauldron');
      await page.keyboard.press('Escape');
    },
    shows: question,
  },
  {
    name: 'the plan on a phone',
    onPhone: 'only',
    reach: async ({ page }) => {
      await button(page, 'Discard').click();
      await button(page, 'Done').click();
      await button(page, 'Plan').click();
    },
    shows: (page) => page.getByRole('button', { name: /Crown.*Done/ }),
  },
  {
    name: 'an entry of the plan in full',
    renders: SHEET,
    onPhone: 'only',
    reach: ({ page }) => page.getByRole('button', { name: /Crown.*Done/ }).click(),
    shows: inSheet('Reopen'),
  },
  ...packingOnSet,
  {
    name: 'the map of a place without streets',
    renders: SHEET,
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id: locationId } = await addItem(page, 'locations', TOKYO);
      const { id } = await planShoot(page, { title: 'Foxfire', locationId });
      await addShots(page, id, ['Lantern', 'Bridge']);
      await page.request.patch(`/api/shoots/${id}/resources`, {
        headers,
        data: { participants: [{ name: 'Dana', email: 'dana@example.com' }] },
      });
      await openOnSet(page, id);
      await button(page, 'People').click();
      await button(page, 'Map').click();
    },
    shows: (page) => page.getByText('There is no street map here.'),
  },
  {
    name: 'a person',
    renders: SHEET,
    onPhone: 'too',
    reach: async ({ page }) => {
      await closeSheet(page);
      await page.getByRole('button', { name: /^Dana/ }).click();
    },
    shows: inSheet('Copy the personal link'),
  },
  {
    name: 'changes that wait',
    renders: SHEET,
    onPhone: 'too',
    reach: async ({ page }) => {
      await closeSheet(page);
      await page.route('**/operations', (route) => route.abort());
      await button(page, 'Done').click();
      await button(page, 'Show').click();
    },
    shows: (page) => dialog(page).getByRole('heading').first(),
  },
  {
    name: 'what others did',
    renders: SHEET,
    onPhone: 'too',
    reach: async ({ page }) => {
      await closeSheet(page);
      await page.unroute('**/operations');
      const minutes = { field: 'minutes', from: 15, to: 20 };
      const entry = {
        ...{
          id: 1,
          kind: 'shot',
          subjectId: 'a',
          shootId: null,
          shootTitle: null,
          action: 'changed',
        },
        ...{ isShootInTrash: false, title: 'Smoke', author: 'Tomás Reyes', userId: null },
        ...{ isByLink: false, fields: [minutes], lists: [], createdAt: '2126-11-28T16:53:00Z' },
      };
      await page.route('**/activity', (route) =>
        route.fulfill({ json: { entries: [entry], hasMore: false } }),
      );
      await page.context().setOffline(true);
      await page.getByText('No network. Everything still works.').waitFor();
      await page.context().setOffline(false);
      await page.getByText('1 change came in.').waitFor();
      await button(page, 'Show').click();
    },
    shows: (page) => dialog(page).getByRole('heading', { name: 'What others did' }),
  },
  {
    name: 'the end of the day',
    onPhone: 'too',
    reach: async ({ page }) => {
      // A phone shows what is now again, in place of the people.
      await page.reload();
      await button(page, 'Skip').click();
    },
    shows: (page) => button(page, /^Save as idea/),
  },
  {
    name: 'a plan that is not there',
    reach: async ({ page }) => {
      await page.goto('/shoots/5f0c1f6e-93a8-4b57-8a3f-0d1c2b3a4f5e/day');
    },
    shows: (page) => page.getByRole('heading', { name: 'Shoot not found' }),
  },
  {
    name: 'without a sign-in',
    reach: async ({ page }) => {
      await page.context().clearCookies();
      await page.reload();
    },
    shows: (page) => page.getByRole('link', { name: 'Sign in' }),
  },
];

export const onSetList: readonly State[] = [
  {
    name: 'no plans',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto('/shoots/day');
    },
    shows: (page) => page.getByText('No plan is kept on this device'),
  },
  {
    name: 'a kept plan',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await planShoot(page, { title: 'Night Parade' });
      await openOnSet(page, id);
      await page.goto('/shoots/day');
    },
    shows: (page) => page.getByRole('link', { name: /Night Parade/ }),
  },
  {
    name: 'changes that signing out would remove',
    renders: 'features/shell/unsent-question.tsx',
    reach: async ({ page }) => {
      await page.route('**/operations', (route) => route.abort());
      await page.getByRole('link', { name: /Night Parade/ }).click();
      await button(page, 'Add a shot').click();
      await inSheet('Add')(page).click();
      await page.goto('/');
      await button(page, 'Sign out').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Some changes have not been sent' }),
  },
];
