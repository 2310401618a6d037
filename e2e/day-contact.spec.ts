import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectNoSidewaysScroll, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const update = (page: Page) => page.getByRole('button', { name: 'Update Shoot' });
const contact = (page: Page) => page.getByRole('combobox', { name: /^Day-of contact/ });
const phoneSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Show phone number on the call sheet' });

/** A shoot with Mira of the crew list, and the guest Kim. */
async function planWithCrew(page: Page): Promise<string> {
  const mira = await addItem(page, 'personnel', { name: 'Mira', phone: '+39 055 1234567' });
  const { id } = await planShoot(page, { title: 'Lake' });
  const participants = [{ personnelId: mira.id, role: 'Photographer' }, { name: 'Kim' }];
  const data = { participants };
  const answer = await page.request.patch(`/api/shoots/${id}/resources`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}

async function stored(page: Page, id: string): Promise<(string | null)[]> {
  const answer = await page.request.get(`/api/shoots/${id}/participants`);
  const participants: { dayContact: string | null }[] = await answer.json();
  return participants.map(({ dayContact }) => dayContact);
}

test('the day-of contact is chosen by keyboard, with a number that is hidden at first; another one starts without a number, stays the contact under a new name, and goes with its removal', async ({
  page,
}) => {
  await signUp(page);
  const id = await planWithCrew(page);
  await page.goto(`/shoots/${id}`);
  await expect(contact(page)).toHaveAccessibleName('Day-of contact: None');
  await expect(phoneSwitch(page)).toBeHidden();
  await contact(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(contact(page)).toBeFocused();
  await expect(contact(page)).toHaveAccessibleName('Day-of contact: Mira');
  await expect(phoneSwitch(page)).not.toBeChecked();
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  expect(await stored(page, id)).toEqual(['name', null]);
  await page.reload();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await contact(page).focus();
  await page.keyboard.press('Tab');
  await expect(phoneSwitch(page)).toBeFocused();
  await page.keyboard.press('Space');
  await update(page).click();
  await expect.poll(() => stored(page, id)).toEqual(['phone', null]);
  await page.reload();
  await expect(phoneSwitch(page)).toBeChecked();

  await contact(page).click();
  await page.getByRole('option', { name: 'Kim' }).click();
  await expect(page.getByText('Phone numbers come from your crew list.')).toBeVisible();
  await expect(phoneSwitch(page)).toBeHidden();
  await page.getByRole('button', { name: /^Kim/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Participant' });
  await dialog.getByLabel('Name').fill('Kimberly');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(contact(page)).toHaveAccessibleName('Day-of contact: Kimberly');
  await page.getByRole('button', { name: 'Remove Mira' }).click();
  await expect(contact(page)).toHaveAccessibleName('Day-of contact: Kimberly');
  await update(page).click();
  await expect.poll(() => stored(page, id)).toEqual(['name']);
  await page.getByRole('button', { name: 'Remove Kimberly' }).click();
  await expect(contact(page)).toBeHidden();
  await page.getByRole('button', { name: 'Add crew' }).click();
  await page.getByRole('option', { name: /Mira/ }).click();
  await expect(contact(page)).toHaveAccessibleName('Day-of contact: None');
});

test('on a phone, the menu and the switch have room for a finger @phone-only', async ({ page }) => {
  await signUp(page);
  const id = await planWithCrew(page);
  await page.goto(`/shoots/${id}`);
  await contact(page).tap();
  await page.getByRole('option', { name: 'Mira' }).tap();
  for (const control of [contact(page), phoneSwitch(page)]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await phoneSwitch(page).tap();
  await expect(phoneSwitch(page)).toBeChecked();
  await expectNoSidewaysScroll(page);
});
