import { answerAt, callsOf, personalLink } from './support/calls.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectLeaveQuestion, told } from './support/screens.ts';

test('a participant answers on their personal page without scripts, and is asked again @phone-only', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page);
  const place = { name: 'San Galgano', address: '53012 Chiusdino, Italy' };
  const { id: locationId } = await addItem(page, 'locations', place);
  const plan = { date: '2126-11-21', time: '14:00', timeZone: 'Europe/Rome', locationId };
  const { id } = await planShoot(page, { title: 'Morgan le Fay', ...plan });
  const headers = { origin: server.origin };
  const send = (data: object, path = '') =>
    page.request.patch(`/api/shoots/${id}${path}`, { headers, data });
  await send({ participants: [{ name: 'Dana Okafor', callTime: '13:15' }] }, '/resources');
  const url = await personalLink(page, id);
  const viewport = page.viewportSize();
  const state = async () => (await callsOf(page, id))[0]?.state;

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport });
  const reader = await plain.newPage();
  await reader.goto(url);
  await expect(reader.getByText('1:15PM', { exact: true })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expect(reader.getByText('Copy address')).toBeHidden();
  await reader.getByRole('button', { name: 'Yes' }).click();
  await expect(reader.getByRole('heading', { name: 'You’re coming.' })).toBeVisible();
  await reader.getByLabel('A note for').fill('Train gets in at 12:50');
  await reader.getByRole('button', { name: 'Save Note' }).click();
  await expect(reader.getByLabel('A note for')).toHaveValue('Train gets in at 12:50');
  expect(await state()).toBe('yes');

  await send({ date: '2126-11-22' });
  expect(await state()).toBe('askedAgain');
  const phone = await browser.newContext({ viewport, timezoneId: 'Europe/London' });
  await phone.grantPermissions(['clipboard-read', 'clipboard-write']);
  const again = await phone.newPage();
  await again.goto(url);
  await expect(again.getByText('12:15 PM where you are')).toBeVisible();
  await expect(again.getByRole('heading', { name: 'The plan has moved. Still in?' })).toBeVisible();
  await expect(again.getByText('The place is the same.')).toBeVisible();
  await expect.poll(async () => (await callsOf(page, id))[0]?.openedAt).not.toBeNull();
  await again.getByRole('button', { name: 'No', exact: true }).press('Enter');
  await expect(again.getByRole('heading', { name: 'You can’t come.' })).toBeVisible();
  await expect(again.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  expect(await state()).toBe('no');
  // What is typed stays without a network, is not left without a question, and goes along with another answer.
  const note = again.getByLabel('A note for');
  await note.fill('The evening works');
  await phone.setOffline(true);
  await again.getByRole('button', { name: 'Maybe' }).click();
  await expect(again.getByText('Not saved. Please try again.')).toBeVisible();
  await phone.setOffline(false);
  await expectLeaveQuestion(again);
  await again.getByRole('button', { name: 'Maybe' }).click();
  await expect(again.getByRole('heading', { name: 'You might come.' })).toBeVisible();
  await expect(note).toHaveValue('The evening works');
  await again.getByRole('button', { name: 'Copy address' }).press('Enter');
  await expect(again.getByText('Address copied')).toBeVisible();
  expect(await again.evaluate(() => navigator.clipboard.readText())).toBe(place.address);
  await plain.close();
  await phone.close();
});

test('the open editor shows answers as they come, and personal links are passed on by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  const plan = { status: 'planning', date: '2126-11-21', time: '14:00' } as const;
  const { id } = await planShoot(page, { title: 'Morgan le Fay', ...plan });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { participants: [{ name: 'Dana Okafor' }, { name: 'Noah' }] };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  const url = await personalLink(page, id);
  await page.clock.install();
  await page.goto(`/shoots/${id}`);
  await expect(page.getByText('0 of 2 coming')).toBeVisible();
  await answerAt(page, url, { answer: 'yes', note: 'Train gets in at 12:50' });
  await expect(page.getByText('1 of 2 coming')).toBeVisible();
  await expect(page.getByText('Train gets in at 12:50')).toBeVisible();

  const menu = page.getByRole('button', { name: 'Personal link of Dana Okafor' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page, 'Link copied')).toBeVisible();
  await expect(menu).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'New link' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'New link' }).click();
  await expect(told(page, 'New link for Dana Okafor')).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);

  const time = page.getByRole('combobox', { name: 'Call time of Dana Okafor' });
  await time.click();
  await page.getByRole('option', { name: '1:15 PM', exact: true }).click();
  await expect(page.getByText('Dana Okafor said yes to 2:00 PM.')).toBeVisible();
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(page.getByText('1 asked again')).toBeVisible();
  await page.reload();
  await expect(time).toHaveText('1:15 PM');
});
