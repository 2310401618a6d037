import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

const adding = (page: Page, what: string) => page.getByRole('button', { name: `Add ${what}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Add New/ });

async function openShoot(page: Page): Promise<void> {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie', status: 'planning' });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
}

async function createNew(page: Page, what: string): Promise<void> {
  await adding(page, what).press('Enter');
  // While the items load, Enter does nothing. The menu for the crew begins with the user.
  const first =
    what === 'crew'
      ? page.getByRole('option', { name: /^Me/ })
      : page.getByText(/^No \w+ available$/);
  await expect(first).toBeVisible();
  if (what === 'crew') await page.getByRole('combobox').last().fill('Create');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test(
  'the title shows that it has the focus, after “Create New...” it is at the button of its menu again, and the palette keeps its width while the user types',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await openShoot(page);
    await page.getByLabel('Title').focus();
    await expect(page.getByLabel('Title')).toHaveCSS('outline-style', 'solid');
    // The code of the dialog is there from the second time on, so it opens as the menu closes.
    for (const what of ['costumes', 'crew']) {
      await createNew(page, what);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(adding(page, what)).toBeFocused();
    }
    await createNew(page, 'a location');
    await dialog(page).getByLabel('Name', { exact: true }).fill('Abbey');
    await dialog(page).getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('button', { name: 'Change location' })).toBeFocused();

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    const field = page.getByRole('combobox', { name: /^Search/ });
    const widthWith = async (text: string) => {
      await field.fill(text);
      // The last one offers to add a shoot with that title.
      await expect(palette.getByRole('option')).toHaveCount(text === 'xyz' ? 1 : 2);
      return (await palette.boundingBox())?.width;
    };
    const found = await widthWith('selkie');
    expect(await widthWith('xyz')).toBe(found);
    const message = await palette.getByText('Nothing found for “xyz”.').boundingBox();
    const input = await field.boundingBox();
    const below = (message?.y ?? 0) - (input?.y ?? 0) - (input?.height ?? 0);
    if (project.name === 'phone') expect(below).toBeLessThan(20);
  },
);

test('after what the palette opened the focus is where it was before the palette', async ({
  page,
}) => {
  await openShoot(page);
  await addItem(page, 'personnel', { name: 'Mira' });
  const description = page.getByLabel('Description');
  for (const text of ['add new prop', 'mira', 'add new costume']) {
    await description.focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search/ }).fill(text);
    await expect(page.getByRole('option').first()).toHaveText(new RegExp(text, 'i'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^(Add New|Edit)/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(description).toBeFocused();
  }
});

test('after a command that leads to a part of the profile the focus is there', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  for (const from of ['/shoots', '/profile']) {
    await page.goto(from);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('Invite to Team');
    await expect(page.getByRole('option').first()).toHaveText(/Invite to Team/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Team management' })).toBeFocused();
  }
});
