import { expect } from '@playwright/test';
import { planShoot, signUp } from '../support/people.ts';
import { dropPhotos, referenceGrid } from '../support/references.ts';
import { button, closeTop, dialog, headers, question, type State, said } from './state.ts';

export const newShoot: readonly State[] = [
  {
    name: 'nothing to choose from',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto('/shoots/new');
    },
    shows: (page) => page.getByLabel('Title'),
  },
  {
    name: 'the templates',
    renders: 'features/shoots/editor/components/templates-dialog.tsx',
    reach: async ({ page }) => {
      const { id } = await planShoot(page, { title: 'Selkie' });
      await page.request.post(`/api/shoots/${id}/templates`, { data: { name: 'Studio' }, headers });
      await button(page, /Template/).click();
    },
    shows: (page) => button(page, 'Delete Studio'),
  },
  {
    name: 'a template to delete',
    renders: 'features/shoots/editor/components/templates-dialog.tsx',
    reach: ({ page }) => button(page, 'Delete Studio').click(),
    shows: question,
  },
  {
    name: 'a title that is missing',
    reach: async ({ page }) => {
      await page.reload();
      await button(page, 'Create Shoot').click();
      await expect(page.getByText('Validation Error', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Title')).toBeFocused();
    },
    shows: said('Please enter a shoot title'),
  },
  {
    name: 'the statuses',
    renders: 'features/shoots/editor/schedule/status-segment.tsx',
    reach: ({ page }) => button(page, /^Status/).click(),
    shows: (page) => page.getByRole('menuitemradio', { name: 'Planning' }),
  },
  {
    name: 'the days',
    renders: 'features/shoots/editor/schedule/date-segment.tsx',
    reach: async ({ page }) => {
      await page.getByRole('menuitemradio', { name: 'Planning' }).click();
      await button(page, /^Date/).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Choose a date' }),
  },
  {
    name: 'the times',
    renders: 'features/shoots/editor/schedule/time-segment.tsx',
    reach: async ({ page }) => {
      await button(page, 'Next Saturday').click();
      await page.getByRole('combobox', { name: 'Time' }).click();
    },
    shows: (page) => page.getByRole('option', { name: '6:15 AM' }),
  },
  {
    name: 'the durations',
    renders: 'features/shoots/editor/schedule/duration-segment.tsx',
    reach: async ({ page }) => {
      await page.getByRole('option', { name: '6:15 AM' }).click();
      await page.getByRole('combobox', { name: 'Duration' }).click();
    },
    shows: (page) => page.getByRole('option', { name: '1h 45m' }),
  },
  {
    name: 'the minutes of a set-up',
    renders: 'features/shoots/editor/schedule/around-segment.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('combobox', { name: 'Set-up' }).click();
    },
    shows: (page) => page.getByRole('option', { name: '30 min', exact: true }),
  },
  {
    name: 'the reminders',
    renders: 'features/shoots/editor/schedule/reminder-segment.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('combobox', { name: 'Reminder' }).click();
    },
    shows: (page) => page.getByRole('option', { name: '1 hour before' }),
  },
  {
    name: 'empty catalogs',
    renders: 'components/add-menu/add-menu.tsx',
    reach: async (stage) => {
      const menus = {
        'Add a location': 'No locations available',
        'Add equipment': 'No equipment available',
        'Add props': 'No props available',
      };
      await closeTop(stage);
      for (const [menu, words] of Object.entries(menus)) {
        await button(stage.page, menu).click();
        await expect(stage.page.getByText(words)).toBeVisible();
        await closeTop(stage);
      }
      await button(stage.page, /^Add costumes/).click();
    },
    shows: said('No costumes available'),
  },
  {
    name: 'a guest who is not in the crew list',
    renders: 'features/shoots/editor/links/guest-dialog.tsx',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      await button(page, 'Add crew').click();
      await page.getByRole('option', { name: /Someone else/ }).click();
      await page.getByLabel('Email').fill('sam');
      await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Add Someone Else' }),
  },
  {
    name: 'pictures that are held for the shoot',
    onPhone: 'too',
    reach: async ({ page }) => {
      await dialog(page).getByLabel('Name').fill('Sam Whitlock');
      await dialog(page).getByLabel('Email').fill('sam@example.org');
      await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByLabel('Title').fill('Selkie');
      await dropPhotos(page, referenceGrid(page));
    },
    shows: said('Uploads when you create the shoot'),
  },
  {
    name: 'changes that would be lost',
    renders: 'components/forms/unsaved-changes.tsx',
    reach: ({ page }) => page.getByRole('link', { name: 'Calendar', exact: true }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Unsaved changes' }),
  },
  {
    name: 'changes that signing out would lose',
    renders: 'features/shell/sign-out-question.tsx',
    reach: async ({ page }) => {
      await button(page, 'Keep editing').click();
      await button(page, 'Sign out').click();
    },
    shows: question,
  },
];
