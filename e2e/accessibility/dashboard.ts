import { expect, type Page } from '@playwright/test';
import { signUp } from '../support/people.ts';
import { switcher } from '../support/teams.ts';
import { emptyAndFull } from './overviews.ts';
import { button, closeTop, question, type State } from './state.ts';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search shoots and catalogs' });

export const dashboard: readonly State[] = [
  {
    name: 'the first page of a visitor',
    onPhone: 'too',
    reach: ({ page }) => page.goto('/'),
    shows: (page) => page.getByRole('link', { name: 'Get Started' }).first(),
  },
  {
    name: 'an address that leads nowhere',
    reach: ({ page }) => page.goto('/no/such/page'),
    shows: (page) => page.getByText('404 Page Not Found'),
  },
  {
    name: 'sample data to remove',
    onPhone: 'too',
    renders: 'features/shoots/dashboard/remove-samples-question.tsx',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto('/');
      await button(page, 'Try it with sample data').click();
      await button(page, 'Remove sample data').click();
      await expect(page.getByText(/^This deletes 3 shoots/)).toBeVisible();
    },
    shows: question,
  },
  ...emptyAndFull('/'),
  {
    name: 'no shoots of the user',
    onPhone: 'too',
    reach: ({ page }) => page.goto('/?mine=yes'),
    shows: (page) => page.getByText('You are not in the crew list yet'),
  },
  {
    name: 'a sidebar that is folded',
    reach: ({ page }) => page.keyboard.press('Control+b'),
    shows: (page) => button(page, /Expand sidebar/),
  },
  {
    name: 'what is likely to be looked for',
    renders: 'features/palette/components/palette-dialog.tsx',
    reach: async ({ page }) => {
      await page.keyboard.press('Control+b');
      await page.keyboard.press('Control+k');
    },
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'what was found',
    renders: 'features/palette/components/palette-dialog.tsx',
    reach: ({ page }) => palette(page).fill('selkie TIDE'),
    shows: (page) => page.getByRole('option', { name: /Selkie at Spring Tide/ }),
  },
  {
    name: 'nothing found',
    renders: 'features/palette/components/palette-dialog.tsx',
    reach: ({ page }) => palette(page).fill('nothing like this'),
    shows: (page) => page.getByText('Nothing found for “nothing like this”.'),
  },
  {
    name: 'the list of shortcuts',
    renders: 'features/palette/components/shortcuts-dialog.tsx',
    reach: async ({ page }) => {
      await palette(page).fill('keyboard shortcuts');
      await page.keyboard.press('Enter');
    },
    shows: (page) => page.getByRole('dialog', { name: 'Keyboard Shortcuts' }),
  },
  {
    name: 'the teams',
    renders: 'features/shell/team-switcher.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await switcher(stage.page).click();
    },
    shows: (page) => page.getByRole('menuitemradio').first(),
  },
  {
    name: 'a new team',
    renders: 'features/teams/components/team-dialog.tsx',
    reach: async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Create team' }).click();
      await page.getByLabel('New team').fill('Second team');
    },
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'a team that cannot be joined, with a message over the dialog',
    renders: 'features/teams/components/team-dialog.tsx',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      await switcher(page).click();
      await page.getByRole('menuitem', { name: 'Join with a code' }).click();
      await page.getByLabel('Join another team').fill('no-such-code');
      await button(page, 'Join').click();
      // Hovering keeps a toast open.
      await page.getByText('Failed to join team', { exact: true }).hover();
    },
    shows: (page) => page.getByText('Failed to join team', { exact: true }),
  },
  {
    name: 'a screen that cannot be fetched',
    reach: async ({ page }) => {
      await page.route('**/*costumes*', (route) => route.abort('connectionrefused'));
      await page.goto('/props');
      await page.getByRole('link', { name: 'Costumes', exact: true }).click();
    },
    shows: (page) => page.getByRole('heading', { name: 'Can’t reach the server' }),
  },
  {
    name: 'no network',
    reach: async ({ page }) => {
      await page.context().setOffline(true);
      await page.getByRole('link', { name: 'Equipment', exact: true }).click();
    },
    shows: (page) => page.getByRole('heading', { name: 'Can’t reach the server' }),
  },
  {
    name: 'the menu of a phone',
    renders: 'features/shell/mobile-drawer.tsx',
    onPhone: 'only',
    reach: async ({ page }) => {
      await page.context().setOffline(false);
      await page.getByRole('heading', { name: 'Equipment', level: 1 }).waitFor();
      await button(page, 'Open menu').click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'the teams in the menu of a phone',
    renders: 'features/shell/team-switcher.tsx',
    onPhone: 'only',
    reach: ({ page }) => page.getByRole('button', { description: 'Your teams' }).click(),
    shows: (page) => page.getByRole('menuitemradio').first(),
  },
];
