import { openNew } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

// Runs in one worker, because each worker would start another server.
test.describe.configure({ mode: 'default' });

test.use({ serverEnv: { QUOTA_SHOOTS: '1', QUOTA_ITEMS: '1' } });

test('a full catalog says so, and the dialog keeps what was typed', async ({ page }) => {
  await signUp(page);
  await addItem(page, 'props', { name: 'Lantern' });
  await page.goto('/props');
  const dialog = await openNew(page, 'Prop');
  const name = dialog.getByLabel('Name', { exact: true });
  await name.fill('Oil lantern');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const sentence = 'A list can have at most 1 entry. Please delete some first';
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(name).toHaveValue('Oil lantern');
});

test('a team with all its shoots says so, and the editor keeps what was typed', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Lanterns' });
  await page.goto('/shoots/new');
  const title = page.getByLabel('Title');
  await title.fill('Night market');
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  const sentence = 'A team can have at most 1 shoot. Please delete some first';
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(title).toHaveValue('Night market');
  await page.request.delete(`/api/shoots/${id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(page).toHaveURL(/\/shoots\/[0-9a-f-]{36}$/);
  await expect(title).toHaveValue('Night market');
});
