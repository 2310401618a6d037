import { personalLink } from './support/calls.ts';
import { act } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

test('away days of a participant reach the crew list, which adds and removes them, too', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page);
  const { id: personnelId } = await addItem(page, 'personnel', { name: 'Dana Okafor' });
  const { id } = await planShoot(page, { title: 'Morgan le Fay', date: '2126-11-21' });
  const data = { participants: [{ personnelId }] };
  const headers = { origin: server.origin };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(await personalLink(page, id));
  await reader.getByText('I’m away on…').click();
  await reader.getByLabel('From').fill('2126-11-27');
  await reader.getByLabel('To optional').fill('2126-11-29');
  await reader.getByRole('button', { name: 'Add', exact: true }).click();
  const removal = reader.getByRole('button', { name: /^Remove November 27/ });
  await expect(removal).toBeVisible();
  await expect(reader.getByRole('region', { name: 'Days you can’t make it' })).toBeFocused();
  await plain.close();

  const scripted = await browser.newContext();
  const typist = await scripted.newPage();
  await typist.goto(await personalLink(page, id));
  const add = typist.getByRole('button', { name: 'Add', exact: true });
  for (const day of ['2126-12-04', '2126-12-11']) {
    await typist.getByLabel('From').fill(day);
    await add.press('Enter');
    await expect(
      typist.getByRole('button', { name: `Remove December ${Number(day.slice(-2))}` }),
    ).toBeVisible();
    await expect(add).toBeFocused();
  }
  const of = (day: string) => typist.getByRole('button', { name: `Remove ${day}` });
  await of('December 4').press('Enter');
  await expect(of('December 4')).toHaveCount(0);
  await expect(of('December 11')).toBeFocused();
  await typist.keyboard.press('Enter');
  await expect(of('December 11')).toHaveCount(0);
  await expect(of('November 27')).toBeFocused();
  await scripted.close();

  await page.goto('/personnel');
  await act(page, 'Edit', 'Dana Okafor');
  const dialog = page.getByRole('dialog', { name: 'Edit Crew Member' });
  await dialog.getByRole('button', { name: /^Remove Nov 27/ }).press('Enter');
  await expect(dialog.getByRole('button', { name: /^Remove Nov/ })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
  const from = dialog.getByLabel('From', { exact: true });
  await from.fill('2126-12-24');
  await from.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove Dec 24, 2126' })).toBeVisible();
  await expect(from).toHaveValue('');
  // A day of which only a part is typed is not left out.
  await from.fill('2126-12-28');
  const to = dialog.getByLabel('To optional');
  await to.pressSequentially('12');
  await from.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a real date');
  await to.fill('');
  // Saving the dialog saves days that were not added yet.
  await from.fill('2126-12-31');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog).toBeHidden();
  const away = await page.request.get(`/api/personnel/${personnelId}/away`);
  expect(await away.json()).toMatchObject([
    { firstDay: '2126-12-24', lastDay: '2126-12-24' },
    { firstDay: '2126-12-31', lastDay: '2126-12-31' },
  ]);
});
