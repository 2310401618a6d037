import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { references } from './support/references.ts';
import { told } from './support/screens.ts';
import { addReferences } from './support/shoot-references.ts';

const box = (page: Page, todo: string) => page.getByRole('checkbox', { name: todo });
const todosOf = async (page: Page) =>
  (await (await page.request.get('/api/costumes')).json())[0].todos;

async function openCostumes(page: Page): Promise<{ id: string }> {
  await signUp(page);
  const todos = ['Hem', 'Wig', 'Boots', 'Crown'];
  const costume = await addItem(page, 'costumes', { characterName: 'Selkie', todos });
  await page.goto('/costumes');
  await expect(page.getByText('Todos (4)')).toBeVisible();
  return costume;
}

test('todos are checked off on the card, also by keyboard, and Undo restores one', async ({
  page,
}) => {
  await openCostumes(page);
  await box(page, 'Wig').click();
  await expect(told(page, 'Todo checked off')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Todos (4)')).toBeVisible();
  await expect.poll(() => todosOf(page)).toEqual(['Hem', 'Wig', 'Boots', 'Crown']);
  await box(page, 'Hem').focus();
  // The next todo takes the place of each.
  for (const next of ['Wig', 'Boots', 'Crown']) {
    await page.keyboard.press('Space');
    await expect(box(page, next)).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Selkie', exact: true })).toBeFocused();
  await expect.poll(() => todosOf(page)).toEqual([]);
});

test('a refused check restores the todo; todos are checked off in the dialog, with Undo, and in the version that another member has saved meanwhile', async ({
  page,
}) => {
  await withoutLiveUpdates(page);
  const { id } = await openCostumes(page);
  await page.route('**/api/costumes/*', (route) => route.fulfill({ status: 500 }));
  await box(page, 'Wig').click();
  await expect(told(page, 'Failed to update costume')).toBeVisible();
  await expect(box(page, 'Wig')).toBeVisible();
  await page.unroute('**/api/costumes/*');

  await page.getByRole('button', { name: 'Selkie', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Costume' });
  await dialog.getByRole('checkbox', { name: 'Hem' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Hem' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('checkbox').first()).toHaveAccessibleName('Hem');
  await dialog.getByRole('checkbox', { name: 'Boots' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  expect(await todosOf(page)).toEqual(['Hem', 'Wig', 'Crown']);

  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { todos: ['Wig', 'Gloves'] };
  await page.request.patch(`/api/costumes/${id}`, { data, headers });
  await box(page, 'Wig').click();
  await expect(box(page, 'Gloves')).toBeVisible();
  expect(await todosOf(page)).toEqual(['Gloves']);
});

test('todos are checked off in the editor and in the viewer of a shoot, with Undo', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signUp(page);
  const todos = ['Hem', 'Wig', 'Boots', 'Crown'];
  const { id: costumeId } = await addItem(page, 'costumes', { characterName: 'Selkie', todos });
  const { id } = await planShoot(page, { title: 'Tide', status: 'planning' });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { costumeIds: [costumeId] };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  await addReferences(page, id, 1);
  await page.goto(`/shoots/${id}`);
  await expect(page.getByRole('list', { name: 'Selkie · Todos (4)' })).toBeVisible();
  await box(page, 'Hem').focus();
  await page.keyboard.press('Space');
  await expect(box(page, 'Wig')).toBeFocused();
  await expect(told(page, 'Todo checked off')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Selkie · Todos (4)' })).toBeVisible();
  await expect.poll(() => todosOf(page)).toEqual(todos);

  await references(page).click();
  const viewer = page.getByRole('dialog', { name: 'Reference 1' });
  await viewer.getByRole('button', { name: 'Todos (4)' }).click();
  await viewer.getByRole('checkbox', { name: 'Boots' }).press('Space');
  await expect(viewer.getByRole('checkbox', { name: 'Crown' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Undo' }).click();
  await expect(viewer.getByRole('checkbox', { name: 'Boots' })).toBeVisible();
  await viewer.getByRole('checkbox', { name: 'Wig' }).click();
  await expect.poll(() => todosOf(page)).toEqual(['Hem', 'Boots', 'Crown']);
});
