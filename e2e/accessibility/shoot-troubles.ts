import { expect, type Page } from '@playwright/test';
import { forgetSession, planShoot, signUp } from '../support/people.ts';
import { dropPhotos, referenceGrid } from '../support/references.ts';
import { switcher } from '../support/teams.ts';
import { button, closeTop, dialog, headers, type State, said } from './state.ts';

const update = (page: Page) => button(page, 'Update Shoot');
const write = (page: Page, id: string, data: object) =>
  page.request.patch(`/api/shoots/${id}`, { headers, data });
const shootIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Continues at the shoot where `shoot` ends. */
export const shootTroubles: readonly State[] = [
  {
    name: 'pictures that were not uploaded',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      await page.route('**/references', (route) => route.abort('internetdisconnected'));
      await dropPhotos(page, referenceGrid(page));
      const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
      await page.getByLabel('Images to add').setInputFiles(notes);
      await expect(page.getByText('No connection').first()).toBeVisible();
    },
    shows: said('“notes.txt” is not an image.'),
  },
  {
    name: 'a conflict with another member',
    renders: 'components/conflict/conflict-dialog.tsx',
    reach: async ({ page }) => {
      await page.unroute('**/references');
      page.on('dialog', (asked) => asked.accept());
      await page.reload();
      await page.getByLabel('Description').fill('Mine');
      await write(page, shootIdOf(page), { description: 'Theirs' });
      await update(page).click();
    },
    shows: (page) => dialog(page).getByText('Theirs').first(),
  },
  {
    name: 'a conflict with another member, field by field',
    renders: 'components/conflict/conflict-dialog.tsx',
    reach: ({ page }) => button(page, /field by field/).click(),
    shows: (page) => page.getByRole('radio', { name: 'Theirs: Theirs' }),
  },
  {
    name: 'a draft from before',
    reach: async ({ page }) => {
      await page.reload();
    },
    shows: said(/^Unsaved changes from/),
  },
  {
    name: 'a session that ended',
    renders: 'features/shell/sign-in-again.tsx',
    reach: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Description' }).fill('Mine, too');
      const loaded = await page.context().storageState();
      await page.context().clearCookies();
      // What the page requests by itself may end the session first.
      await page.keyboard.press('Control+s');
      await page.getByRole('dialog', { name: 'Your session ended' }).waitFor();
      await page.context().addCookies(loaded.cookies);
    },
    shows: (page) => page.getByRole('dialog', { name: 'Your session ended' }),
  },
  {
    name: 'a shoot that another member deleted',
    renders: 'features/shoots/editor/components/gone-dialog.tsx',
    reach: async ({ page }) => {
      await page.request.delete(`/api/shoots/${shootIdOf(page)}`, { headers });
      await page.reload();
      await page.goto('/shoots');
      const { id } = await planShoot(page, { title: 'Selkie' });
      await page.goto(`/shoots/${id}`);
      await page.getByLabel('Description').fill('Still here');
      await page.request.delete(`/api/shoots/${id}`, { headers });
      await update(page).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'This shoot has been deleted' }),
  },
  {
    name: 'a shoot of another team',
    reach: async ({ page }) => {
      const { id } = await planShoot(page, { title: 'Secret' });
      await forgetSession(page);
      await signUp(page, { firstName: 'Otto' });
      await page.goto(`/shoots/${id}`);
      await expect(switcher(page)).toBeVisible();
    },
    shows: (page) => page.getByRole('heading', { name: /not found|does not exist/i }),
  },
];
