import type { Page } from '@playwright/test';
import { openNew } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';

/** The next create at an address is answered as by a server whose quota is used up. */
const refuseNext = (page: Page, address: string, error: string) =>
  page.route(address, (route) => route.fulfill({ status: 422, json: { error, code: 'quota' } }), {
    times: 1,
  });

test('a full catalog and a team with all its shoots say so, and keep what was typed', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/props');
  const dialog = await openNew(page, 'Prop');
  const name = dialog.getByLabel('Name', { exact: true });
  await name.fill('Oil lantern');
  const ofList = 'A list can have at most 500 entries. Please delete some first.';
  await refuseNext(page, '**/api/props', ofList);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(ofList)).toBeVisible();
  await expect(name).toHaveValue('Oil lantern');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/shoots/new');
  const title = page.getByLabel('Title');
  await title.fill('Night market');
  const ofTeam = 'A team can have at most 2000 shoots. Please delete some first.';
  await refuseNext(page, '**/api/shoots', ofTeam);
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(page.getByText(ofTeam)).toBeVisible();
  await expect(title).toHaveValue('Night market');
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(page).toHaveURL(/\/shoots\/[0-9a-f-]{36}$/);
  await expect(title).toHaveValue('Night market');
});
