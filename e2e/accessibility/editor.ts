import { expect, type Page } from '@playwright/test';
import { addItem, forgetSession, planShoot, signUp } from '../support/people.ts';
import { dropPhotos, references } from '../support/references.ts';
import { switcher } from '../support/teams.ts';
import { FAR_AWAY, planHardOnes, planRichly, TOKYO } from './plans.ts';
import { button, closeTop, headers, type State } from './state.ts';

const SVALBARD = {
  name: 'Longyearbyen',
  placeId: 'geo:78.216667,15.633333',
  latitude: 78.216667,
  longitude: 15.633333,
};
const question: State['shows'] = (page) => page.getByRole('alertdialog');
const dialog: State['shows'] = (page) => page.getByRole('dialog').first();
const grid = (page: Page) => page.getByRole('list', { name: 'Reference Images' });
const update = (page: Page) => button(page, 'Update Shoot');
const said =
  (words: string | RegExp): State['shows'] =>
  (page) =>
    page.getByText(words).first();

const write = (page: Page, id: string, data: object) =>
  page.request.patch(`/api/shoots/${id}`, { headers, data });
const shootIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

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
    name: 'a title that is missing',
    reach: async ({ page }) => {
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
        'Add crew': 'No crew available',
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
      await dropPhotos(page, grid(page));
    },
    shows: said('Uploaded with the shoot'),
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

const parts: readonly State[] = [
  {
    name: 'long words',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto(`/shoots/${await planHardOnes(page)}`);
    },
    shows: (page) => page.getByLabel('Title'),
  },
  {
    name: 'a place where the sun does not rise',
    reach: async ({ page }) => {
      const { id: locationId } = await addItem(page, 'locations', SVALBARD);
      const plan = { title: 'Aurora', status: 'planning', date: FAR_AWAY, time: '12:00' } as const;
      const { id } = await planShoot(page, { ...plan, locationId });
      await page.goto(`/shoots/${id}`);
    },
    shows: (page) =>
      page.getByRole('region', { name: 'Light' }).getByText('The sun does not rise that day'),
  },
  {
    name: 'something of everything',
    onPhone: 'too',
    reach: async ({ page }) => {
      await page.route('https://www.instagram.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>A post</title>' }),
      );
      await page.goto(`/shoots/${await planRichly(page)}`);
      await button(page, 'Change location').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: `Map of ${TOKYO.name}` })).toBeVisible();
      await expect(references(page)).toHaveCount(11);
    },
    shows: (page) => page.getByRole('region', { name: 'Light' }).getByText('Golden light').first(),
  },
  {
    name: 'lists that are unfolded',
    onPhone: 'too',
    reach: async ({ page }) => {
      await button(page, 'Show 2 more').click();
      await button(page, 'Show 13 more').click();
      await expect(references(page)).toHaveCount(24);
    },
    shows: (page) => button(page, 'Show fewer'),
  },
  {
    name: 'items of a catalog',
    renders: 'components/add-menu/add-menu.tsx',
    reach: ({ page }) => button(page, /^Add costumes/).click(),
    shows: (page) => page.getByRole('option', { name: 'Create New...' }),
  },
  {
    name: 'who wears what',
    onPhone: 'too',
    renders: 'features/shoots/editor/links/worn-costumes.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, /^Costume of Dana/).click();
    },
    shows: (page) => page.getByRole('menuitemcheckbox', { name: /^Nimue/ }),
  },
  {
    name: 'the roles of a participant',
    renders: 'features/shoots/editor/links/role-select.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('combobox', { name: 'Role of Dana' }).click();
    },
    shows: (page) => page.getByRole('option', { name: 'Custom...' }),
  },
  {
    name: 'a reference',
    onPhone: 'too',
    renders: 'features/shoots/editor/references/viewer/reference-viewer.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await references(stage.page).first().click();
    },
    shows: said('1 / 24'),
  },
  {
    name: 'a reference to delete',
    renders: 'features/shoots/editor/references/references-section.tsx',
    reach: ({ page }) => dialog(page).getByRole('button', { name: 'Delete', exact: true }).click(),
    shows: question,
  },
  {
    name: 'a reference that was deleted, with a message over the viewer',
    renders: 'features/shoots/editor/references/viewer/reference-viewer.tsx',
    reach: async ({ page }) => {
      await question(page).getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Reference deleted', { exact: true }).hover();
    },
    shows: said('Reference deleted'),
  },
  {
    name: 'a copy of a shoot',
    renders: 'features/shoots/components/duplicate-dialog.tsx',
    reach: async ({ page }) => {
      await button(page, 'Close').click();
      await button(page, 'Duplicate').click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Without a date' }),
  },
  {
    name: 'a shoot that is shared',
    onPhone: 'too',
    reach: async (stage) => {
      await closeTop(stage);
      await stage.page.getByRole('switch', { name: 'Public sharing' }).click();
    },
    shows: (page) => page.getByRole('link', { name: /opens the public page/ }),
  },
  {
    name: 'a call sheet, and a reminder that went out',
    onPhone: 'too',
    reach: async ({ page }) => {
      await button(page, 'Reminders').click();
      await expect(page.getByText(/^The last reminder went out/)).toBeVisible();
      const opened = page.context().waitForEvent('page');
      await button(page, 'Docs').click();
      await (await opened).close();
    },
    shows: said('Call sheet document created'),
  },
  {
    name: 'a shoot to delete, of which people were reminded',
    renders: 'features/shoots/editor/components/delete-shoot-dialog.tsx',
    reach: ({ page }) => button(page, 'Delete').click(),
    shows: question,
  },
];

const troubles: readonly State[] = [
  {
    name: 'pictures that were not uploaded',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      await page.route('**/references', (route) => route.abort('internetdisconnected'));
      await dropPhotos(page, grid(page));
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
    renders: 'features/shell/session-ended.tsx',
    reach: async ({ page }) => {
      await page.getByLabel('Description').fill('Mine, too');
      const loaded = await page.context().storageState();
      await page.context().clearCookies();
      await update(page).click();
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

export const shoot: readonly State[] = [...parts, ...troubles];
