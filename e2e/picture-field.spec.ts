import { readFile } from 'node:fs/promises';
import { choosePicture, openNew, photo } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { loseAnswer } from './support/network.ts';
import { planShoot, signUp } from './support/people.ts';
import { photos, transferOf } from './support/references.ts';
import { told } from './support/screens.ts';

test('an upload that failed is tried again under the same key, without choosing the picture again', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/personnel');
  await loseAnswer(page, '**/api/images/personnel');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/images/personnel'))
      keys.push(request.headers()['idempotency-key']);
  });
  const dialog = await openNew(page, 'Crew Member');
  await dialog.getByLabel('Name', { exact: true }).fill('Mira Lindqvist');
  await choosePicture(page, dialog);
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload avatar');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(told(page, 'Crew member added successfully')).toBeVisible();
  const [mira] = await (await page.request.get('/api/personnel')).json();
  expect(mira.avatarUrl).toMatch(/^\/storage\/shoot-images\/public\/personnel\/.+cropped-image/);
});

test('what is no picture, or refused by the server, says why, and another one helps', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/props');
  const error = 'This picture is damaged or incomplete: please choose another one';
  await page.route(
    '**/api/images/props',
    (route) => route.fulfill({ status: 422, json: { error, code: 'invalid' } }),
    { times: 1 },
  );
  const dialog = await openNew(page, 'Prop');
  await dialog.getByLabel('Name', { exact: true }).fill('Lantern');
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText(/Please choose a picture/).first()).toBeVisible();
  await input.setInputFiles({
    name: 'torn.png',
    mimeType: 'image/png',
    buffer: Buffer.from('torn'),
  });
  await expect(page.getByText(/This file is not a picture/).first()).toBeVisible();
  const whole = await readFile(photo);
  await input.setInputFiles({
    name: 'half.webp',
    mimeType: 'image/webp',
    buffer: whole.subarray(0, whole.length / 2),
  });
  await expect(page.getByText(/This picture is damaged or incomplete/).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Crop Image' })).toBeHidden();
  await choosePicture(page, dialog);
  await expect(dialog.getByRole('alert')).toHaveText(error);
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(error)).toHaveCount(2);
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose another' }).click();
  await (await chooser).setFiles(photo);
  await page
    .getByRole('dialog', { name: 'Crop Image' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(told(page, 'Prop added successfully')).toBeVisible();
});

test('over the editor, a dropped picture is for the dialog, and pasted text stays text', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Add costumes' }).click();
  await page.getByRole('option', { name: 'Create New...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Costume' });
  const notes = dialog.getByLabel('Notes');
  const crop = page.getByRole('dialog', { name: 'Crop Image' });
  const files = (await photos()).slice(0, 1);
  const cells = await transferOf(page, files, 'Cells of a table');
  const isText = await notes.evaluate((field, clipboardData) => {
    const event = { clipboardData, bubbles: true, cancelable: true };
    return field.dispatchEvent(new ClipboardEvent('paste', event));
  }, cells);
  expect(isText).toBe(true);
  await expect(crop).toBeHidden();
  const dataTransfer = await transferOf(page, files);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await dialog.getByText('Add a picture').dispatchEvent(event, { dataTransfer });
  await expect(crop).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: 'Reference Images', includeHidden: true })
      .getByRole('listitem', { includeHidden: true }),
  ).toHaveCount(1);
});

test('a picture is cropped by keyboard alone, and pasted', async ({ page }) => {
  await signUp(page);
  await page.goto('/costumes');
  const dialog = await openNew(page, 'Costume');
  await dialog.locator('input[type=file]').setInputFiles(photo);
  const crop = page.getByRole('dialog', { name: 'Crop Image' });
  await expect(crop.getByRole('group', { name: /arrows move/ })).toBeFocused();
  for (const key of ['+', '+', '+', '-', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuenow', '1.2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('Escape');
  await expect(crop).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.evaluate(
    (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'pasted.webp', { type: 'image/webp' }));
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    },
    await readFile(photo, 'base64'),
  );
  await expect(crop).toBeVisible();
});
