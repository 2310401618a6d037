import type { Page } from '@playwright/test';
import { callsOf, personalLink } from './support/calls.ts';
import { nextMonth } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFocusInView } from './support/focus-in-view.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { hold } from './support/network.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectLeaveQuestion, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Answers on a personal page while the network fails, by keyboard. The answers that were lost come with the next ones. */
async function lose(reader: Page): Promise<void> {
  const chosen = reader.getByRole('radio', { checked: true });
  const bar = reader.locator('.vote-bar');
  await chosen.last().focus();
  await reader.context().setOffline(true);
  // An arrow key only moves.
  await reader.keyboard.press('ArrowLeft');
  await expect(reader.locator('input:focus')).not.toBeChecked();
  await reader.keyboard.press('Space');
  await expect(bar.getByText('Not saved. Please try again.')).toBeVisible();
  await bar.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(bar.getByText('Not saved. Please try again.')).toBeVisible();
  await expect(chosen).toHaveCount(2);
  await reader.context().setOffline(false);
  // They are not left without a question.
  await expectLeaveQuestion(reader);
  await bar.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(bar.getByText('Saved', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(chosen).toHaveCount(2);
}

/** A note stays in its field while the network fails, and is there when the page is opened again. */
async function leaveNote(reader: Page): Promise<void> {
  const bar = reader.locator('.vote-bar');
  const note = reader.getByLabel('A note for');
  await reader.context().setOffline(true);
  await note.fill('Mornings are better for me');
  await reader.locator('.note-form').getByRole('button', { name: 'Send' }).tap();
  await expect(bar.getByText('Not saved. Please try again.')).toBeVisible();
  await reader.context().setOffline(false);
  await reader.locator('.note-form').getByRole('button', { name: 'Send' }).tap();
  await expect(bar.getByText('Saved', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(note).toHaveValue('Mornings are better for me');
}

/** On a screen that ends below the first answers, so that the bar covers them until one gets the focus. */
async function expectFocusAboveBar(reader: Page): Promise<void> {
  await reader.goto(reader.url());
  const first = await reader.getByRole('radio').first().boundingBox();
  const height = Math.ceil((first?.y ?? 0) + (first?.height ?? 0));
  await reader.setViewportSize({ width: 390, height });
  await expectFocusInView(reader, '.vote-bar');
}

test('a crew finds a date: the team asks, a participant answers on a phone, and the date is taken', async ({
  page,
  browser,
  server,
}) => {
  const { email } = await signUp(page);
  const place = { name: 'Dune du Pilat', latitude: 44.59, longitude: -1.21 };
  const { id: locationId } = await addItem(page, 'locations', place);
  const { id: personnelId } = await addItem(page, 'personnel', { name: 'Robin', email });
  await page.request.post(`/api/personnel/${personnelId}/away`, {
    headers: { origin: server.origin },
    data: { firstDay: nextMonth(9), lastDay: nextMonth(9) },
  });
  const { id } = await planShoot(page, { title: 'Dune Pilgrim', status: 'idea', locationId });
  await page.request.patch(`/api/shoots/${id}/resources`, {
    headers: { origin: server.origin },
    data: { participants: [{ personnelId }, { name: 'Dana Okafor' }] },
  });
  await page.goto(`/shoots/${id}`);
  const poll = page.getByRole('region', { name: 'A date together' });
  await poll.getByRole('button', { name: 'Ask for a date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a date' });
  await expect(dialog.locator('[data-date]:focus')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Next month' }).click();
  const away = dialog.locator(`[data-date="${nextMonth(9)}"]`);
  await away.focus();
  // For screen readers, and in the panel below the month.
  await expect(dialog.getByText('Robin is away')).toHaveCount(2);
  for (const day of [11, 12, 13]) await dialog.locator(`[data-date="${nextMonth(day)}"]`).click();
  // What was chosen is not lost without a question.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
  const remove = dialog.getByRole('button', { name: /^Remove/ });
  await remove.last().press('Enter');
  await expect(dialog.getByRole('heading', { name: '2 dates' })).toBeVisible();
  await expect(remove.last()).toBeFocused();
  await dialog
    .getByRole('combobox', { name: /^Time on/ })
    .first()
    .click();
  await page.getByRole('option', { name: '3:00 PM' }).click();
  const deadline = dialog.getByLabel('Answers until');
  await deadline.pressSequentially('12');
  await dialog.getByRole('button', { name: 'Choose recipients' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a real date');
  const ask = dialog.getByRole('button', { name: 'Choose recipients' });
  // A second press right after another does not count.
  await deadline.fill('2020-01-01');
  await expect(async () => {
    await ask.click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toHaveText('Please choose a time that is still to come', { timeout: 500 });
  }).toPass();
  await deadline.fill(nextMonth(5));
  await expect(async () => {
    if (await ask.isVisible()) await ask.click();
    await expect(dialog).toBeHidden({ timeout: 2_000 });
  }).toPass();
  const panel = page.getByRole('dialog', { name: 'Send dates' });
  // Robin has the address of the user, who is not chosen by default.
  await expect(panel.getByRole('checkbox', { name: 'Send to Robin' })).not.toBeChecked();
  await expect(panel.getByRole('button', { pressed: true })).toHaveCount(0);
  await panel.getByRole('button', { name: /^Everyone/ }).click();
  await expect(panel.getByRole('button', { pressed: true })).toHaveCount(1);
  await panel.getByRole('button', { name: 'Send to 1' }).click();
  await expect(told(page, 'Not emailed: 1 email is in the outbox')).toBeVisible();
  await expect(poll.getByText(/^Answers until .*8:00 PM\./)).toBeVisible();
  const [first, second] = await poll.getByRole('group', { name: /^Your answer for/ }).all();
  const calls: string[] = [];
  const address = `/api/shoots/${id}/poll`;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(address)) calls.push(request.method());
  });
  const tapped = Promise.withResolvers<void>();
  await page.route(`**${address}/answers`, async (route) => {
    await tapped.promise;
    await route.continue();
  });
  await first?.getByRole('radio', { name: 'Yes' }).click();
  await second?.getByRole('radio', { name: 'No' }).click();
  await expect(poll.getByRole('radio', { checked: true })).toHaveCount(2);
  tapped.resolve();
  // A poll that is read before the second answer is stored would take its mark away.
  await expect.poll(() => calls.join(' ')).toMatch(/^POST POST GET/);
  await expect(poll.getByRole('radio', { checked: true })).toHaveCount(2);
  await expect(poll.getByText('1 of 2 have answered')).toBeVisible();
  // An answer that could not be stored is not shown as if it were.
  const cut = new RegExp(`${address}`);
  await page.route(cut, (route) => route.abort());
  await first?.getByRole('radio', { name: 'No' }).click();
  await expect(told(page, 'Your answer could not be saved')).toBeVisible();
  await expect(first?.getByRole('radio', { name: 'Yes' }) ?? poll).toBeChecked();
  await page.unroute(cut);

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Tokyo',
  });
  const reader = await phone.newPage();
  await reader.goto(await personalLink(page, id, 1));
  await expect(reader.getByText('When are you free, Dana?')).toBeVisible();
  await expect(reader.getByText('3:00 PM')).toBeVisible();
  await expect(
    reader.getByText(/^\w+, \d+:00 [AP]M where you are$|^\d+:00 [AP]M where you are$/),
  ).toHaveCount(1);
  await reader.getByRole('radio', { name: 'If need be' }).first().tap();
  await reader.getByRole('radio', { name: 'No' }).nth(1).tap();
  await expect(reader.getByText('2 of 2 answered')).toBeVisible();
  await expect(reader.getByRole('status').getByText('Saved')).toBeVisible();
  await leaveNote(reader);
  await lose(reader);
  await expectFocusAboveBar(reader);

  await page.goto('/shoots');
  const card = page.getByRole('article').filter({ hasText: 'Dune Pilgrim' });
  await expect(card).toContainText(/Best so far: \w+, \w+ 11/);
  await expect(card).toContainText('2 of 2 have answered');
  await page.goto(`/shoots/${id}`);
  await expect(poll.getByText('1 yes · 1 if need be')).toBeVisible();
  await expect(poll.getByRole('row', { name: /^Dana/ })).toContainText(
    'Mornings are better for me',
  );
  await poll.getByRole('button', { name: 'Stop asking' }).press('Enter');
  await expect(poll.getByRole('button', { name: 'Ask for a date' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Choose recipients' }).click();
  await expect(panel.getByText('Has answered')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.route(`**${address}/take`, (route) => route.abort(), { times: 1 });
  await poll.getByRole('button', { name: /^Take this date/ }).click();
  await expect(told(page, 'The date could not be set')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  const taken = page.getByRole('dialog', { name: 'It’s a date' });
  await taken.getByRole('button', { name: 'Undo' }).click();
  await expect(taken).toBeHidden();
  await expect(poll.getByText('2 of 2 have answered')).toBeVisible();
  await poll.getByRole('button', { name: /^Take this date/ }).click();
  await taken.getByRole('button', { name: 'Send call sheet' }).click();
  const callSheet = page.getByRole('dialog', { name: 'Send call sheet' });
  await callSheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Status Planning/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time', exact: true })).toContainText('3:00 PM');
  expect((await callsOf(page, id)).map(({ state }) => state)).toEqual(['yes', 'maybe']);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'You might come.' })).toBeVisible();
  await phone.close();
});

test('nothing moves when the dates of an idea arrive @phone', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  const release = await hold(page, '**/date-poll-section*');
  await page.goto(`/shoots/${id}`);
  const dates = page.getByRole('region', { name: 'A date together' });
  await expect(dates.getByRole('status')).toHaveText('Loading the dates');
  const below = page.getByRole('region', { name: /^Crew/ });
  const before = await below.boundingBox();
  release();
  await expect(dates.getByRole('button', { name: 'Ask for a date' })).toBeVisible();
  expect((await below.boundingBox())?.y).toBe(before?.y);
});

test.describe('what is painted', () => {
  test.use({ painted: true });

  test('hardly anything moves when the dates that an idea asks for arrive @phone', async ({
    page,
  }) => {
    await signUp(page);
    const { id } = await planShoot(page, { title: 'Selkie' });
    const crew = ['Dana', 'Kim', 'Yuki', 'Leo', 'Sam'];
    const participants = crew.map((name) => ({ name, email: null }));
    const resources = `/api/shoots/${id}/resources`;
    await expect(await page.request.patch(resources, { headers, data: { participants } })).toBeOK();
    const candidates = [4, 5, 11, 12].map((day) => ({ date: nextMonth(day) }));
    const poll = `/api/shoots/${id}/poll`;
    await expect(await page.request.post(poll, { headers, data: { candidates } })).toBeOK();
    await watchShifts(page);
    const load = [await hold(page, '**/date-poll-section*'), await hold(page, `**${poll}`)];
    await page.goto(`/shoots/${id}`);
    const dates = page.getByRole('region', { name: 'A date together' });
    await expect(dates.getByRole('status')).toHaveText('Loading the dates');
    for (const each of load) each();
    await expect(dates.getByRole('button', { name: 'Change dates' })).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThan(0.1);
  });
});

test('a key that follows at once acts on the day of the other month', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Ask for a date' }).click();
  const grid = page.getByRole('dialog').getByRole('grid');
  await grid.locator('[data-date][tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  const month = await grid.getAttribute('aria-label');
  const [before, after] = await grid.evaluate((element) => {
    const focused = () => document.activeElement as HTMLElement;
    const date = focused().dataset.date ?? '';
    const days = [...element.querySelectorAll<HTMLElement>(`[data-date^="${date.slice(0, 7)}"]`)];
    days.at(-1)?.focus();
    const init = { key: 'ArrowRight', bubbles: true, cancelable: true };
    focused().dispatchEvent(new KeyboardEvent('keydown', init));
    return [days.at(-1)?.dataset.date, focused().dataset.date];
  });
  const next = Date.parse(`${before}T00:00:00Z`) + 86_400_000;
  expect(after).toBe(new Date(next).toISOString().slice(0, 10));
  await expect(grid).not.toHaveAttribute('aria-label', month ?? '');
});
