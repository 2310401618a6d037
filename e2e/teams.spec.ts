import { expect, test } from './support/fixtures.ts';
import { lateTimers } from './support/late-timers.ts';
import { planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';
import { switcher, switchTo } from './support/teams.ts';

test('switching teams shows nothing of the other team', async ({ page }) => {
  await signUp(page);
  await planShoot(page, { title: 'Secret of the first team' });
  await page.goto('/shoots');
  await expect(page.getByText('Secret of the first team')).toBeVisible();

  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Create team' }).click();
  await page.getByLabel('New team').fill('Second team');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(told(page, 'Team created')).toBeVisible();
  await expect(switcher(page)).toContainText('Second team');
  await expect(page.getByText('No shoots in Ideas')).toBeVisible();
  await expect(page.getByText('Secret of the first team')).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  await expect(page.getByText('Secret of the first team')).toHaveCount(0);

  await switchTo(page, "Robin's Team");
  await expect(told(page, 'Team switched')).toBeVisible();
  await expect(page.getByText('Secret of the first team').first()).toBeVisible();
});

test('the dialogs of the switcher start in their field and give the focus back; a team is made once, also where the first answer gets lost', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/costumes');
  for (const name of ['Create team', 'Join with a code']) {
    await switcher(page).press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(switcher(page)).toBeFocused();
  }
  await page.route(
    '**/api/team',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Create team' }).click();
  await page.getByLabel('New team').fill('Second team');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/team'));
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await lost;
  await page.getByLabel('New team').fill('Second team, renamed');
  // The button's label is `Create` again, not `Creating...`.
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(told(page, 'Team created')).toBeVisible();
  await expect(switcher(page)).toContainText('Second team, renamed');
  const teams = await (await page.request.get('/api/user/teams')).json();
  expect(teams).toHaveLength(2);
});

test('a dialog that opens as its menu has just gone gives the focus back, and a menu that is opened as a dialog has just gone stays open', async ({
  page,
}) => {
  await signUp(page);
  const timersPass = await lateTimers(page);
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/team-dialog-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/costumes');
  await switcher(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Create team' }).press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  send();
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect(field).toBeFocused();
  await timersPass();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await timersPass();
  await expect(switcher(page)).toBeFocused();

  await switcher(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Create team' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await timersPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await switcher(page).press('Enter');
  await timersPass();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
});

test('a dialog that was opened from the menu of a phone gives the focus back to its button @phone-only', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/costumes');
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Create team', 'Join with a code']) {
    await button.press('Enter');
    await menu.getByRole('button', { description: 'Your teams' }).press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('an editor of the old team closes, and asks first where something is unsaved', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Only here' });
  await page.goto(`/shoots/${id}`);
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Create team' }).click();
  await page.getByLabel('New team').fill('Second team');
  await page.keyboard.press('Enter');
  await expect(told(page, 'Team created')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await switchTo(page, "Robin's Team");
  await expect(switcher(page)).toContainText("Robin's Team");
  await page.goto(`/shoots/${id}`);
  await page.getByLabel('Title').fill('Typed and not saved');
  await switchTo(page, 'Second team');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Typed and not saved');
  await expect(switcher(page)).toContainText("Robin's Team");
  await switchTo(page, 'Second team');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(switcher(page)).toContainText('Second team');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/shoots/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('another tab follows, or keeps what is typed there and says how to save it', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'In both tabs' });
  await page.goto('/shoots');
  const other = await page.context().newPage();
  await other.goto(`/shoots/${id}`);
  await other.getByLabel('Title').fill('Typed in the other tab');

  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Create team' }).click();
  await page.getByLabel('New team').fill('Second team');
  await page.keyboard.press('Enter');
  await expect(told(page, 'Team created')).toBeVisible();

  await expect(told(other, 'Not saved')).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue('Typed in the other tab');
  await other.getByRole('button', { name: 'Switch back' }).click();
  await expect(told(other, 'Team switched')).toBeVisible();
  await expect(switcher(page)).toContainText("Robin's Team");
  await expect(page.getByText('In both tabs')).toBeVisible();
  const saved = other.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await other.getByRole('button', { name: 'Update Shoot' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Typed in the other tab')).toBeVisible();
});

test('a team is deleted by typing its name, never the only one', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Delete team' })).toBeDisabled();
  await page.getByLabel('New team').fill('Short-lived');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(switcher(page)).toContainText('Short-lived');
  await page.getByRole('button', { name: 'Delete team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Short-lived?' });
  const confirm = dialog.getByRole('button', { name: 'Delete team' });
  await expect(confirm).toBeDisabled();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('short-lived');
  await confirm.click();
  await expect(told(page, 'Team deleted')).toBeVisible();
  await expect(switcher(page)).toContainText("Robin's Team");
});
