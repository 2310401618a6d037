import { expect } from '@playwright/test';
import { act, card, openNew, photo, screens } from '../support/catalogues.ts';
import { inDays } from '../support/days.ts';
import { chooseLisbon, oldMill, searchBox } from '../support/location-form.ts';
import { addItem, planShoot } from '../support/people.ts';
import { expectPlacesReady } from '../support/places.ts';
import { common, discard, giveFile } from './catalogue-common.ts';
import { button, closeTop, dialog, headers, type State } from './state.ts';

const [personnelScreen, equipmentScreen, locationsScreen, propsScreen, costumesScreen, kitsScreen] =
  screens.map(common);

export const personnel: readonly State[] = [
  ...(personnelScreen ?? []),
  {
    name: 'away days, and some that were refused',
    onPhone: 'too',
    reach: async (stage) => {
      await closeTop(stage);
      await act(stage.page, 'Edit', 'Selkie');
      const form = dialog(stage.page);
      await form.getByLabel('From', { exact: true }).fill('2048-12-21');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(form.getByRole('button', { name: 'Remove Dec 21, 2048' })).toBeVisible();
      await form.getByLabel('From', { exact: true }).fill('2048-12-24');
      await form.getByLabel('To optional').fill('2048-12-01');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
    },
    shows: (page) => page.getByText('The last day cannot be before the first'),
  },
  {
    name: 'a crew member who is the user',
    onPhone: 'too',
    reach: async ({ page }) => {
      await dialog(page).getByRole('button', { name: 'This Is Me' }).click();
    },
    shows: (page) => dialog(page).getByText('This is you.'),
  },
  {
    name: 'which member a crew member is',
    renders: 'features/catalogues/dialogs/account/member-select.tsx',
    reach: ({ page }) => page.getByRole('combobox', { name: 'Linked team member' }).click(),
    shows: (page) => page.getByRole('option', { name: 'No member' }),
  },
];

export const equipment: readonly State[] = [
  ...(equipmentScreen ?? []),
  {
    name: 'the next eight weeks, with too few units',
    onPhone: 'too',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      const [{ id: equipmentId }] = await (await page.request.get('/api/equipment')).json();
      const date = inDays(10);
      for (const title of ['Night Parade', 'Wolpertingerundwaldgeister'.repeat(4)]) {
        const { id } = await planShoot(page, { title, status: 'planning', date, time: '14:00' });
        const data = { equipment: [{ equipmentId, quantity: 1 }] };
        await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
      }
      await page.reload();
      await act(page, 'Edit', 'Selkie');
      await page.getByText('Next eight weeks').scrollIntoViewIfNeeded();
    },
    shows: (page) => page.getByText('1 wanted, 0 free').first(),
  },
  {
    name: 'a list to take out and in',
    onPhone: 'too',
    renders: 'features/catalogues/csv/csv-menu.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await button(stage.page, 'Import and export').click();
    },
    shows: (page) => page.getByRole('menuitem', { name: 'Import from CSV…' }),
  },
  {
    name: 'a file that cannot be read',
    onPhone: 'too',
    renders: 'features/catalogues/csv/import-dialog.tsx',
    reach: async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Import from CSV…' }).click();
      await giveFile(page, 'Price\n12');
    },
    shows: (page) => dialog(page).getByRole('alert').filter({ hasText: 'None of the columns' }),
  },
  {
    name: 'the preview of a file',
    onPhone: 'too',
    renders: 'features/catalogues/csv/import-dialog.tsx',
    reach: async ({ page }) => {
      const [{ id }] = await (await page.request.get('/api/equipment')).json();
      const long = 'Wolpertingerundwaldgeister'.repeat(4);
      const rows = [`${id},${long},Camera`, ',,Camera', ',Clamp,Grip'].join('\n');
      await giveFile(page, `id,name,category,${long}\n${rows}`);
    },
    shows: (page) => button(page, 'Import 2 rows'),
  },
  {
    name: 'rows that others have changed',
    onPhone: 'too',
    renders: 'features/catalogues/csv/import-dialog.tsx',
    reach: async ({ page }) => {
      const [{ id }] = await (await page.request.get('/api/equipment')).json();
      await page.request.patch(`/api/equipment/${id}`, { data: { quantity: 2 }, headers });
      await button(page, 'Import 2 rows').click();
    },
    shows: (page) => button(page, 'Preview these rows again'),
  },
  {
    name: 'the kinds of a long list',
    renders: 'features/catalogues/components/facet-filter.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      for (const category of ['Camera', 'Lens', 'Support', 'Audio', 'Power', 'Smoke'])
        await addItem(stage.page, 'equipment', { name: `${category} one`, category });
      await stage.page.reload();
      await stage.page.getByRole('combobox', { name: 'Category' }).click();
    },
    shows: (page) => page.getByRole('option', { name: 'Smoke' }),
  },
  {
    name: 'a list that did not load',
    reach: async ({ page }) => {
      await page.route('**/api/equipment', (route) => route.abort());
      await page.reload();
    },
    shows: (page) => page.getByText('Your equipment did not load'),
  },
];

export const props: readonly State[] = [
  ...(propsScreen ?? []),
  {
    name: 'a search without a match',
    reach: async (stage) => {
      await closeTop(stage);
      for (let number = 1; number <= 6; number += 1)
        await addItem(stage.page, 'props', { name: `Lantern ${number}` });
      await stage.page.reload();
      await stage.page.getByRole('searchbox', { name: 'Search props' }).fill('nothing like this');
    },
    shows: (page) => page.getByText('Nothing matches your search'),
  },
  {
    name: 'the orders of a list',
    renders: 'features/catalogues/components/toolbar.tsx',
    reach: ({ page }) => page.getByRole('combobox', { name: /Sort by/ }).click(),
    shows: (page) => page.getByRole('option', { name: 'Name' }),
  },
  {
    name: 'a picture to crop',
    renders: 'components/picture-field/crop-dialog.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      const form = await openNew(stage.page, 'Prop');
      await form.locator('input[type=file]').setInputFiles(photo);
      await expect(stage.page.getByRole('group', { name: /arrows move/ })).toBeFocused();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Crop Image' }),
  },
  {
    name: 'a picture that was not uploaded',
    reach: async ({ page }) => {
      await page.route('**/api/images/props', (route) => route.abort(), { times: 1 });
      const crop = page.getByRole('dialog', { name: 'Crop Image' });
      await crop.getByRole('button', { name: 'Save' }).click();
    },
    shows: (page) => dialog(page).getByRole('button', { name: 'Retry' }),
  },
  {
    name: 'a picture that was refused, and said to be',
    reach: async ({ page }) => {
      const json = { error: 'This picture is damaged: please choose another', code: 'invalid' };
      await page.route('**/api/images/props', (route) => route.fulfill({ status: 422, json }));
      await dialog(page).getByRole('button', { name: 'Retry' }).click();
      await dialog(page).getByLabel('Name', { exact: true }).fill('Lantern');
      await expect(dialog(page).getByRole('alert')).toHaveText(json.error);
      await dialog(page).getByRole('button', { name: 'Create' }).click();
    },
    shows: (page) => page.getByText('This picture is damaged').nth(1),
  },
];

export const costumes: readonly State[] = [
  ...(costumesScreen ?? []),
  {
    name: 'a conflict with another member',
    onPhone: 'too',
    renders: 'components/conflict/conflict-dialog.tsx',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      await act(page, 'Edit', 'Selkie');
      const [{ id }] = await (await page.request.get('/api/costumes')).json();
      const data = { notes: 'Theirs', characterName: 'Chrome Ronin' };
      await page.request.patch(`/api/costumes/${id}`, { data, headers });
      await dialog(page).getByLabel('Notes').fill('Mine');
      await dialog(page).getByLabel('Character Name').fill('Glass Ronin');
      await dialog(page).getByRole('button', { name: 'Update', exact: true }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: /^Someone saved this costume/ }),
  },
  {
    name: 'a conflict with another member, field by field',
    onPhone: 'too',
    renders: 'components/conflict/conflict-dialog.tsx',
    reach: ({ page }) => button(page, /^Choose field by field/).click(),
    shows: (page) => page.getByRole('radio', { name: 'Theirs: Chrome Ronin' }),
  },
];

export const kits: readonly State[] = [
  ...(kitsScreen ?? []),
  {
    name: 'the equipment for a kit',
    renders: 'components/add-menu/add-menu.tsx',
    reach: async (stage) => {
      const { page } = stage;
      await closeTop(stage);
      await addItem(page, 'equipment', { name: 'LED tube', category: 'Lighting' });
      await page.reload();
      await act(page, 'Edit', 'Selkie');
      await dialog(page).getByRole('button', { name: 'Add equipment' }).click();
    },
    shows: (page) => page.getByRole('option', { name: /LED tube/ }),
  },
  {
    name: 'what is in a kit',
    onPhone: 'too',
    reach: async ({ page }) => {
      await page.getByRole('option', { name: /LED tube/ }).click();
      await page.keyboard.press('Escape');
      await dialog(page).getByLabel('Storage place').fill('Light case');
      const line = dialog(page).getByPlaceholder('Add a line');
      for (const words of ['Spare snaps', 'Gaffer tape']) {
        await line.fill(words);
        await line.press('Enter');
      }
    },
    shows: (page) => page.getByRole('button', { name: 'Move Gaffer tape up' }),
  },
  {
    name: 'equipment to delete that is in a kit',
    renders: 'features/catalogues/components/delete-item-dialog.tsx',
    reach: async ({ page }) => {
      await dialog(page).getByRole('button', { name: 'Update', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto('/equipment');
      await act(page, 'Delete', 'LED tube');
    },
    shows: (page) => page.getByText('In the kit Selkie, and will be removed from it'),
  },
];

export const locations: readonly State[] = [
  ...(locationsScreen ?? []),
  {
    name: 'places that are found',
    onPhone: 'too',
    renders: 'components/place-search/place-list.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await expectPlacesReady(stage.page);
      const form = await openNew(stage.page, 'Location');
      await searchBox(form).fill('Lisbon');
    },
    shows: (page) => page.getByRole('option', { name: /Portugal/ }).first(),
  },
  {
    name: 'a place that was chosen',
    onPhone: 'too',
    reach: ({ page }) => chooseLisbon(dialog(page)),
    shows: (page) => page.getByRole('region', { name: /^Map of/ }).getByRole('img'),
  },
  {
    name: 'coordinates that are none',
    reach: async ({ page }) => {
      await dialog(page).getByText('Coordinates', { exact: true }).click();
      await dialog(page).getByLabel('Latitude').fill('91');
      await dialog(page).getByLabel('Longitude').fill('north');
      await dialog(page).getByRole('button', { name: 'Create' }).click();
    },
    shows: (page) => page.getByText('Longitude must be a number from -180 to 180'),
  },
  {
    name: 'a search that fails',
    reach: async ({ page }) => {
      await page.route('**/api/places/autocomplete?*', (route) => route.abort());
      await searchBox(dialog(page)).fill('lisb');
    },
    shows: (page) => dialog(page).getByRole('alert').filter({ hasText: 'Failed to fetch' }),
  },
  {
    name: 'a location on the map',
    onPhone: 'too',
    reach: async (stage) => {
      await discard(stage);
      await addItem(stage.page, 'locations', oldMill);
      await stage.page.reload();
    },
    shows: (page) => card(page, 'Old Mill').getByText('On the map'),
  },
  {
    name: 'the ways to a location',
    onPhone: 'too',
    renders: 'features/catalogues/components/card-tools.tsx',
    reach: ({ page }) => button(page, 'More for Old Mill').click(),
    shows: (page) => page.getByRole('menuitem', { name: 'OpenStreetMap' }),
  },
  {
    name: 'other maps for a location',
    onPhone: 'too',
    renders: 'components/directions/directions.tsx',
    reach: async (stage) => {
      await closeTop(stage);
      await act(stage.page, 'Edit', 'Old Mill');
      await button(stage.page, 'Other maps for Old Mill').click();
    },
    shows: (page) => page.getByRole('menuitem', { name: 'OpenStreetMap' }),
  },
];
