import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { whitePicture } from './support/white-picture.ts';

test('a shoot is printed with its plan and without its controls, black on white', async ({
  page,
}) => {
  await signUp(page);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const multipart = { file: await whitePicture(page) };
  const stored = await page.request.post('/api/images/costumes', { headers, multipart });
  const { url: imageUrl } = await stored.json();
  const costume = await addItem(page, 'costumes', { characterName: 'Morgan le Fay', imageUrl });
  const { id } = await planShoot(page, {
    title: 'Selkie',
    status: 'planning',
    date: '2048-12-05',
    description: 'Fog over the water',
  });
  const ines = await addItem(page, 'personnel', { name: 'Inês', phone: '+351 21 555 01 42' });
  const participants = [{ personnelId: ines.id, name: 'Inês', role: 'Stylist' }];
  const data = { costumeIds: [costume.id], participants };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByRole('button', { name: 'Remove Morgan le Fay' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Inês' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear date' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Costume of/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Title')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Fog over the water');
  await expect(page.getByLabel('Description')).toBeVisible();
  await expect(page.getByText('Dec 5, 2048', { exact: true })).toBeVisible();
  const costumeName = page.getByRole('button', { name: /^Morgan le Fay/ });
  await expect(costumeName).toBeVisible();
  // The picture may be dark.
  await expect(costumeName).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(costumeName).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const name of [
    /^Add/,
    /^Remove/,
    'Update Shoot',
    'Cancel',
    'Delete',
    'Open menu',
    'Clear date',
    /^Costume of/,
  ])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  for (const name of ['Dashboard', 'Call Inês'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  const nothing = ['Location', 'Props', 'Equipment', 'Shot List', 'Reference Images', 'Instagram'];
  for (const name of ['Afterwards', 'Activity', ...nothing])
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  const strip = page.getByRole('region', { name: 'Plan' });
  for (const field of [strip.locator('> div').first(), page.getByLabel('Role of Inês')])
    await expect(field).toHaveCSS('border-top-width', '0px');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByLabel('Title')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.getByLabel('Description').fill('');
  await expect(page.getByRole('heading', { name: 'Description' })).toHaveCount(0);
});
