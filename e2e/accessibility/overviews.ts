import { expect, type Page } from '@playwright/test';
import { planWithIda } from '../support/crew-mails.ts';
import { addItem, planShoot, signUp } from '../support/people.ts';
import { addPlace, CRAIL, map as mapOf, marker } from '../support/shoot-map.ts';
import { planHardOnes } from './plans.ts';
import { button, closeTop, headers, question, type State } from './state.ts';

const main: State['shows'] = (page) => page.getByRole('main');

const loaded = (page: Page) => expect(page.getByText(/^Loading/)).toHaveCount(0);

export const emptyAndFull = (path: string): readonly State[] => [
  {
    name: 'nothing planned',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto(path);
      await expect(main(page)).toBeVisible();
      await loaded(page);
    },
    shows: main,
  },
  {
    name: 'long words',
    onPhone: 'too',
    reach: async ({ page }) => {
      await planHardOnes(page);
      await page.reload();
      await expect(main(page)).toBeVisible();
      await loaded(page);
    },
    shows: main,
  },
];

export const board: readonly State[] = [
  ...emptyAndFull('/shoots'),
  {
    name: 'where a card can go',
    renders: 'features/shoots/board/card-menu.tsx',
    reach: ({ page }) => button(page, 'Move Kitsune no Yomeiri').click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Completed' }),
  },
  {
    name: 'selected cards',
    onPhone: 'too',
    reach: async (stage) => {
      await closeTop(stage);
      const first = stage.page.getByRole('link', { name: 'Kitsune no Yomeiri' });
      await first.click({ modifiers: ['Shift'] });
    },
    shows: (page) => page.getByRole('region', { name: 'Selected shoots' }),
  },
  {
    name: 'where selected cards can go',
    renders: 'features/shoots/board/selection-bar.tsx',
    reach: ({ page }) => button(page, 'Move').click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Completed' }),
  },
  {
    name: 'selected cards to delete',
    renders: 'features/shoots/board/delete-shoots-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Delete').click();
    },
    shows: question,
  },
  {
    name: 'a new shoot in a column',
    onPhone: 'too',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Clear selection').click();
      await button(stage.page, 'Add shoot to Ideas').click();
      await stage.page.getByRole('textbox', { name: /^Title of a new shoot/ }).press('Enter');
    },
    shows: (page) => page.getByText('Please enter a shoot title'),
  },
  {
    name: 'the filters',
    onPhone: 'too',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Filter').click();
      await stage.page.getByRole('searchbox', { name: 'Search shoots' }).fill('kitsune');
    },
    shows: (page) => button(page, 'Clear filters'),
  },
  {
    name: 'the choices of a filter',
    renders: 'components/shoot-filters/facet-select.tsx',
    reach: ({ page }) => page.getByRole('combobox', { name: 'Month' }).click(),
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'the table',
    onPhone: 'too',
    reach: ({ page }) => page.goto('/shoots?view=table&sort=date'),
    shows: (page) => page.getByRole('table', { name: 'Shoots' }),
  },
  {
    name: 'the columns of the table',
    renders: 'features/shoots/table/column-picker.tsx',
    reach: ({ page }) => button(page, 'Columns').click(),
    shows: (page) => page.getByRole('menuitemcheckbox', { name: 'Crew' }),
  },
  {
    name: 'a list that did not load',
    reach: async ({ page }) => {
      await page.route('**/api/shoots', (route) => route.abort());
      await page.reload();
    },
    shows: (page) => button(page, 'Try Finding It Again'),
  },
];

export const calendar: readonly State[] = [
  ...emptyAndFull('/calendar'),
  {
    name: 'a shoot that is to move to another day',
    renders: 'features/shoots/calendar/moving/move-dialog.tsx',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await planWithIda(page);
      const sent = await page.request.post(`/api/shoots/${id}/send-reminders`, { headers });
      expect(sent.ok(), await sent.text()).toBe(true);
      await page.goto('/calendar?date=2199-06-12');
      await button(page, 'Move Selkie to another day').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Move to Another Day' }),
  },
  {
    name: 'a move that sends emails',
    renders: 'features/shoots/calendar/moving/move-question.tsx',
    onPhone: 'too',
    reach: ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'June 14, 2199' }).click(),
    shows: question,
  },
  {
    name: 'a week',
    onPhone: 'too',
    reach: async ({ page }) => {
      await planShoot(page, { title: 'Kraken', status: 'planning', date: '2199-06-13' });
      await page.goto('/calendar?view=week&date=2199-06-12');
    },
    shows: (page) => page.getByRole('region', { name: 'Hours' }).getByRole('link').first(),
  },
  {
    name: 'an agenda',
    onPhone: 'too',
    reach: ({ page }) => page.goto('/calendar?view=agenda&date=2026-11-14'),
    shows: (page) => page.getByRole('heading', { name: /^Saturday, November 14/ }),
  },
  {
    name: 'an agenda without shoots',
    onPhone: 'too',
    reach: ({ page }) => page.goto('/calendar?view=agenda&date=2199-07-01'),
    shows: (page) => page.getByText('No events from Jul 1, 2199 on'),
  },
];

export const status: readonly State[] = emptyAndFull('/status/ready-to-shoot');

export const map: readonly State[] = [
  ...emptyAndFull('/map'),
  {
    name: 'a shoot that was chosen',
    onPhone: 'too',
    reach: async ({ page }) => {
      const locationId = await addPlace(page, CRAIL);
      for (const title of ['Kraken', 'Drowned Bell'])
        await planShoot(page, { title, status: 'planning', locationId, date: '2048-12-05' });
      const elsewhere = { name: 'Crail Pier', latitude: 57.1, longitude: -2.627 };
      const there = { status: 'completed', locationId: await addPlace(page, elsewhere) } as const;
      await planShoot(page, { title: 'Selkie', ...there });
      await addItem(page, 'locations', { name: 'Somewhere' });
      await page.reload();
      await marker(page, 'Selkie').click();
    },
    shows: (page) => mapOf(page).getByRole('region', { name: 'Selkie' }),
  },
  {
    name: 'shoots at one place',
    onPhone: 'too',
    reach: async ({ page }) => {
      // Without the shoot that was chosen before, which leaves the others at the edge of the map.
      await page.goto('/map');
      await mapOf(page)
        .getByRole('button', { name: /^2 together/ })
        .click();
    },
    shows: (page) => mapOf(page).getByRole('region', { name: '2 shoots at Crail Harbour' }),
  },
  {
    name: 'shoots that did not load',
    reach: async ({ page }) => {
      const json = { error: 'Please try again soon', code: 'unavailable' };
      await page.route('**/api/map/shoots', (route) => route.fulfill({ status: 503, json }));
      await page.goto('/');
      await page.getByRole('link', { name: 'Map View' }).click();
    },
    shows: (page) => page.getByRole('alert').filter({ hasText: 'Failed to fetch shoots' }),
  },
];
