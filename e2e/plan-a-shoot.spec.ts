import type { Locator, Page } from '@playwright/test';
import { inDays } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { newPerson, type Person } from './support/people.ts';
import { fillSignIn, fillSignUp } from './support/sign-in-forms.ts';

const TITLE = 'Morgan le Fay at St. Galgano';

test('plans a shoot from sign-up to the calendar, and finds it again after another sign-in', async ({
  page,
}) => {
  const person = newPerson({ firstName: 'Mira', lastName: 'Lindqvist' });
  await createAccount(page, person);
  await planForNextSaturday(page);
  await dragToReady(page);
  await expectInCalendar(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Create Free Account' })).toBeVisible();
  await page.goto('/shoots');
  await expect(page).toHaveURL(/\/auth\?/);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/shoots$/);
  await expect(column(page, 'Ready to Shoot').getByText(TITLE)).toBeVisible();
});

async function createAccount(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Free Account' }).first().click();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled();
  await fillSignUp(page, person);
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  await expect(page.getByText(`${person.firstName}'s Team`).first()).toBeVisible();
}

async function planForNextSaturday(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add New Shoot' }).first().click();
  await page.getByLabel('Title').fill(TITLE);
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitemradio', { name: 'Planning' }).click();
  await page.getByRole('button', { name: /Date/ }).first().click();
  await page.getByRole('button', { name: 'Next Saturday' }).click();
  await choose(page, 'Time', '4:00 PM');
  await choose(page, 'Duration', '2h 30m');
  await choose(page, 'Reminder', '1 hour before');
  await page.getByLabel('Description').fill('Antler crown, violet gels through the empty nave.');
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(page.getByText('Shoot created', { exact: true })).toBeVisible();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function dragToReady(page: Page): Promise<void> {
  await page.goto('/shoots');
  const card = column(page, 'Planning').getByRole('article').filter({ hasText: TITLE });
  await expect(card).toBeVisible();
  // The board shows the move before the server confirms it.
  const known = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await dragOnto(page, card, column(page, 'Ready to Shoot'));
  await expect(column(page, 'Ready to Shoot').getByText(TITLE)).toBeVisible();
  await expect(page.getByText('Moved to Ready to Shoot', { exact: true })).toBeVisible();
  expect((await known).status()).toBe(200);
}

function column(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  // A trial click waits until the card stands still.
  await from.click({ trial: true });
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to');
  await page.mouse.move(start.x + start.width / 2, start.y + 40);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 12 });
  await page.mouse.up();
}

async function expectInCalendar(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Calendar View' })).toBeVisible();
  if (isOnNextPage()) await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /1 shoot/ })
    .click();
  const panel = page.getByRole('region', { name: 'Day' });
  await expect(panel.getByText(TITLE)).toBeVisible();
  await expect(panel.getByText('4:00 PM')).toBeVisible();
}

/**
 * Whether the next Saturday can be missing on the current page of the calendar. A page ends with a Saturday, so that
 * happens only on a Saturday.
 */
function isOnNextPage(): boolean {
  const isSaturday = new Date(inDays(0)).getUTCDay() === 6;
  return isSaturday && inDays(7).slice(0, 7) !== inDays(0).slice(0, 7);
}
