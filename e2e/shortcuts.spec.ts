import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { expectNoSidewaysScroll } from './support/screens.ts';

const field = 'Search shoots and catalogs';

test('plain keys open screens and dialogs, unless the user types or a dialog is open', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/props');
  await expect(page.getByRole('heading', { name: 'Props', exact: true })).toBeVisible();
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Shift+N');
  await page.keyboard.type('gm');
  await expect(page).toHaveURL('/map');
  await page.keyboard.type('at');
  const dialog = page.getByRole('dialog', { name: 'Add New Costume' });
  const name = dialog.getByRole('textbox', { name: 'Character Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await name.pressSequentially('gn');
  await dialog.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.type('gm?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.type('n');
  await expect(page).toHaveURL('/shoots/new');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.click();
  await page.keyboard.type('gd?');
  await expect(title).toHaveValue('gd?');
  await expect(page).toHaveURL('/shoots/new');
});

test('“?” lists the shortcuts, and a switch turns the plain ones off', async ({ page }) => {
  await signUp(page);
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { name: 'Calendar View' })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Go to Map View' })).toHaveText(
    /G\s*M$/,
  );
  await expectNoSidewaysScroll(page);
  await list.getByRole('switch', { name: 'Shortcuts without Ctrl or ⌘' }).click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.type('gm?');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: field }).fill('keyboard');
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await expect(page).toHaveURL('/calendar');
});

test('the palette adds a shoot with the typed title, runs the actions of the open shoot, and signs out', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/shoots');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: field }).fill(' 2049 ');
  await page.getByRole('option', { name: 'Add New Shoot “2049”' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('2049');
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(page.getByText('2049').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Shoot' })).toBeVisible();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: field });
  await expect(page.getByRole('option', { name: 'Send Reminders' })).toHaveCount(0);
  await search.fill('delete shoot');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('2049');
  await page.keyboard.press('Escape');
  await page.keyboard.type('sp');
  const sharing = page.getByRole('switch', { name: 'Public sharing' });
  await expect(sharing).toBeFocused();
  await expect(sharing).not.toBeChecked();
  await page.keyboard.type('sy');
  await expect(page.getByRole('dialog', { name: 'Duplicate Shoot' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await search.fill('sign out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});
