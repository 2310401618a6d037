import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { mailsTo } from './support/mails.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { addItem, newPerson, planShoot, signUp } from './support/people.ts';
import { expectNoSidewaysScroll, remind, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const update = (page: Page) => page.getByRole('button', { name: 'Update Shoot' });
const worn = (page: Page, who: string) =>
  page.getByRole('button', { name: new RegExp(`^Costume of ${who}`) });
const tick = (page: Page, costume: string) =>
  page.getByRole('menuitemcheckbox', { name: new RegExp(`^${costume}`) });

async function planWithCostumes(page: Page, ...names: readonly string[]) {
  const { email } = newPerson();
  const costumeIds: string[] = [];
  for (const characterName of names) {
    const costume = { characterName, todos: [`Mend ${characterName}`] };
    costumeIds.push((await addItem(page, 'costumes', costume)).id);
  }
  const plan = { status: 'planning', date: '2199-06-12', time: '19:30' } as const;
  const { id } = await planShoot(page, { title: 'Lake', ...plan });
  const participants = [{ name: 'Dana', role: 'Model', email }, { name: 'Noah' }];
  await write(page, id, { costumeIds, participants });
  return { id, email, costumeIds };
}

async function write(page: Page, id: string, data: object): Promise<void> {
  const answer = await page.request.patch(`/api/shoots/${id}/resources`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function stored(page: Page, id: string): Promise<{ costumeIds: string[] }[]> {
  return (await page.request.get(`/api/shoots/${id}/participants`)).json();
}

test('worn costumes are chosen by keyboard, and listed in the reminder', async ({
  page,
  server,
}) => {
  await signUp(page);
  const { id, email, costumeIds } = await planWithCostumes(page, 'Morgan', 'Nimue', 'Accolon');
  const [, nimue, accolon] = costumeIds;
  await page.goto(`/shoots/${id}`);
  await expect(worn(page, 'Noah')).toHaveAccessibleName('Costume of Noah: none');
  await worn(page, 'Dana').focus();
  await page.keyboard.press('Enter');
  await expect(tick(page, 'Morgan')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tick(page, 'Accolon')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tick(page, 'Accolon')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(tick(page, 'Nimue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tick(page, 'Nimue')).toBeChecked();
  await expect(tick(page, 'Morgan')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(worn(page, 'Dana')).toBeFocused();
  await expect(worn(page, 'Dana')).toHaveAccessibleName('Costume of Dana: Accolon, Nimue');
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  expect(await stored(page, id)).toMatchObject([
    { costumeIds: [accolon, nimue] },
    { costumeIds: [] },
  ]);
  await page.reload();
  await expect(worn(page, 'Dana')).toHaveText('Accolon Nimue');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await remind(page);
  const [mail] = await mailsTo(server.dataDir, email, 1);
  expect(mail).toMatch(
    /YOUR COSTUMES\s+Accolon\s+Still to do: Mend Accolon\s+Nimue\s+Still to do: Mend Nimue/,
  );
  expect(mail).toMatch(/ALSO ON SET\s+Morgan/);
  expect(mail).not.toContain('Mend Morgan');
});

test('on a phone it is chosen by touch, within the screen @phone-only', async ({ page }) => {
  await signUp(page);
  const long = 'Wilhelmina the Extraordinarily Long-Winded of the Lower Marshes';
  const { id } = await planWithCostumes(page, long, 'Nimue', 'Accolon');
  await page.goto(`/shoots/${id}`);
  for (const who of ['Dana', 'Noah']) {
    const box = await worn(page, who).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await worn(page, 'Dana').tap();
  await tick(page, long).tap();
  await tick(page, 'Accolon').tap();
  await page.keyboard.press('Escape');
  await expect(worn(page, 'Dana')).toHaveAccessibleName(`Costume of Dana: ${long}, Accolon`);
  await expectNoSidewaysScroll(page);
});

test('a costume that leaves the shoot is no longer worn, and a new one can be worn at once', async ({
  page,
}) => {
  await signUp(page);
  const { id, costumeIds } = await planWithCostumes(page, 'Morgan');
  await write(page, id, { participants: [{ name: 'Dana', costumeIds }, { name: 'Noah' }] });
  await page.goto(`/shoots/${id}`);
  await expect(worn(page, 'Dana')).toHaveText('Morgan');
  await page.getByRole('button', { name: 'Add costumes' }).click();
  await page.getByRole('option', { name: 'Create New...' }).click();
  const dialog = page.getByRole('dialog', { name: /^Add New/ });
  await dialog.getByLabel('Character Name').fill('Nimue');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await worn(page, 'Noah').click();
  await tick(page, 'Nimue').click();
  await page.keyboard.press('Escape');
  await expect(worn(page, 'Noah')).toBeFocused();
  await page.getByRole('button', { name: 'Remove Morgan' }).click();
  await expect(worn(page, 'Dana')).toHaveText('Costume');
  await page.getByRole('button', { name: 'Add crew' }).click();
  await page.getByRole('option', { name: 'Create New...' }).click();
  const crew = page.getByRole('dialog', { name: /^Add New/ });
  await crew.getByLabel('Name', { exact: true }).fill('Mira');
  await crew.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(worn(page, 'Mira')).toBeVisible();
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  expect(await stored(page, id)).toMatchObject([
    { name: 'Dana', costumeIds: [] },
    { name: 'Noah', costumeIds: [expect.any(String)] },
    { name: 'Mira', costumeIds: [] },
  ]);
  await page.getByRole('button', { name: 'Remove Nimue' }).click();
  await expect(worn(page, 'Noah')).toBeHidden();
});

test('concurrent costume choices for one participant merge: both costumes are worn', async ({
  page,
}) => {
  await signUp(page);
  const { id, costumeIds } = await planWithCostumes(page, 'Morgan', 'Nimue');
  const [morgan] = costumeIds;
  await withoutLiveUpdates(page);
  await page.goto(`/shoots/${id}`);
  // By keyboard: a section above that loads meanwhile may move the menu, with its button, out of the window.
  await worn(page, 'Dana').press('Enter');
  await tick(page, 'Nimue').press('Space');
  await page.keyboard.press('Escape');
  await write(page, id, {
    participants: [{ name: 'Dana', role: 'Model', costumeIds: [morgan] }, { name: 'Noah' }],
  });
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  await expect(told(page, 'Merged with your team’s changes: Crew')).toBeVisible();
  expect(await stored(page, id)).toMatchObject([{ costumeIds }, { costumeIds: [] }]);
});
