import type { Locator, Page } from '@playwright/test';
import { personalLink } from './support/calls.ts';
import { expect, test } from './support/fixtures.ts';
import { openOnSet } from './support/on-set.ts';
import { planPacking } from './support/packing.ts';
import { signUp } from './support/people.ts';
import { expectNoSidewaysScroll, told } from './support/screens.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Packing', exact: true });
const group = (page: Page, name: string) => list(page).getByRole('region', { name, exact: true });
const box = (within: Page | Locator, name: string) =>
  within.getByRole('checkbox', { name, exact: true });

async function packed(page: Page, shoot: string): Promise<string[]> {
  const answer = await page.request.get(`/api/shoots/${shoot}/day`);
  const { packing } = (await answer.json()) as {
    packing: {
      things: { id: string; name: string }[];
      lines: { id: string; text: string }[];
      records: { id: string; part: { line?: string } | null; packedAt: string | null }[];
    };
  };
  const nameOf = (id: string) =>
    packing.things.find((each) => each.id === id)?.name ??
    packing.lines.find((each) => each.id === id)?.text ??
    id;
  return packing.records
    .flatMap(({ id, part, packedAt }) => (packedAt ? [part?.line ?? nameOf(id)] : []))
    .sort();
}

/** Says by the keyboard who brings an entry. */
async function bring(page: Page, entry: string, name: string): Promise<void> {
  await list(page)
    .getByRole('button', { name: `${entry}: who brings it?` })
    .press('Enter');
  await page.getByRole('menuitemradio', { name }).press('Enter');
  // The entry is in another group by now.
  await expect(
    group(page, name).getByRole('button', { name: `${entry}: ${name} brings it` }),
  ).toBeFocused();
}

test('what has to come along is listed, checked off on a personal page and on set without a network, and printed', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await signUp(page);
  const shoot = await planPacking(page, { title: 'Avalon', people: ['Yuki Arai', 'Tomás Reyes'] });
  await page.goto(`/shoots/${shoot}`);
  await expect(page.getByRole('link', { name: 'Packing 0 of 3' })).toBeVisible();
  await expect(group(page, 'No one yet')).toContainText('3 ×');
  await list(page).getByRole('button', { name: 'Give 1 costume to its wearer' }).click();
  await expect(group(page, 'Yuki Arai')).toContainText('Nimue');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(group(page, 'No one yet')).toContainText('Worn by Yuki Arai');
  await bring(page, 'Nimue', 'Yuki Arai');

  await list(page).getByRole('button', { name: 'Add a kit' }).click();
  await page.getByRole('option', { name: /Repair kit/ }).click();
  await page.keyboard.press('Escape');
  const line = list(page).getByLabel('Add a line');
  await line.fill('2 umbrellas Tomas');
  await expect(list(page).getByRole('button', { name: 'Tomás Reyes brings it' })).toBeVisible();
  await line.press('Enter');
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('');
  await line.fill('Thermos');
  await line.press('Enter');
  await group(page, 'Tomás Reyes')
    .getByRole('button', { name: /^2 umbrellas:/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3 umbrellas');
  await page.keyboard.press('Enter');
  await expect(box(list(page), 'Packed: 3 umbrellas')).not.toBeChecked();

  const kit = group(page, 'No one yet').getByRole('listitem').filter({ hasText: 'Repair kit' });
  const kits = list(page).getByRole('region', { name: 'Kits in this shoot' });
  await expect(kits).toContainText('2 things · No one yet');
  await expect(kits.getByRole('button', { name: 'Add a kit' })).toBeVisible();
  await expect(kit).toContainText('Hot glue gun, Spare magnets');
  await kit.getByRole('button', { name: /^Repair kit Kit/ }).click();
  await expect(kit).not.toContainText('Hot glue gun, Spare magnets');
  await box(kit, 'Packed: Hot glue gun').press('Space');
  await expect(kit).toContainText('Kit, 1 of 2');
  await expect(box(kit, 'Packed: Repair kit')).toHaveAttribute('aria-checked', 'mixed');
  await kit.getByRole('button', { name: 'Repair kit: who brings it?' }).click();
  await page.getByRole('menuitem', { name: 'Remove kit' }).click();
  await expect(kit).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kit).toContainText('Kit, 1 of 2');
  await kits.getByRole('button', { name: 'Remove Repair kit' }).click();
  await expect(line).toBeFocused();
  await expect(kits).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await box(kit, 'Packed: Repair kit').click();
  await group(page, 'No one yet')
    .getByRole('button', { name: /^Thermos:/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(told(page, 'Thermos deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Packing 1 of 5' })).toBeVisible();
  await expect(page.getByText('4 things are not packed')).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const yuki = await plain.newPage();
  await yuki.goto(await personalLink(page, shoot));
  await yuki.getByRole('button', { name: 'Nimue' }).click();
  await expect(yuki.getByText('1 of 1 packed')).toBeVisible();
  await plain.close();
  await expect.poll(() => packed(page, shoot)).toEqual(['Hot glue gun', 'Nimue', 'Spare magnets']);

  await openOnSet(page, shoot);
  await page.getByRole('button', { name: 'Packing' }).click();
  await page.context().setOffline(true);
  await box(page, 'Packed: Excalibur').click();
  await page.getByLabel('Add a line').fill('Second veil Yuki');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await box(page, 'Packed: Second veil').click();
  await expect(page.getByText('4 of 6 packed')).toBeVisible();
  await page.context().setOffline(false);
  await expect
    .poll(() => packed(page, shoot))
    .toEqual(['Excalibur', 'Hot glue gun', 'Nimue', 'Second veil', 'Spare magnets']);

  await page.goto(`/shoots/${shoot}#packing`);
  await list(page).getByRole('button', { name: 'Storage' }).click();
  await expect(group(page, 'Shelf B2')).toContainText('1 of 1');
  await list(page).getByRole('button', { name: 'Not packed' }).click();
  await expect(group(page, 'Shelf B2')).toHaveCount(0);
  await list(page).getByRole('button', { name: 'Print' }).click();
  await page.locator('[data-printed]').waitFor();
  const paper = page.locator('[data-print-sheet]');
  for (const [width, height] of [
    [210, 297],
    [216, 279],
  ]) {
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('heading', { name: 'Shelf B2' })).toBeVisible();
    await expect(paper).toContainText('Light stand 3 ×');
    await expect(paper.locator('[data-sheet-box=checked]')).toHaveCount(6);
    await expect(page.getByLabel('Title')).toBeHidden();
    const pdf = await page.pdf({ width: `${width}mm`, height: `${height}mm` });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(paper).toHaveCount(0);
});

/** What is recorded about a thing. */
async function recordOf(page: Page, shoot: string, name: string) {
  const answer = await page.request.get(`/api/shoots/${shoot}/day`);
  const { packing } = (await answer.json()) as {
    packing: { things: { id: string; name: string }[]; records: { id: string }[] };
  };
  const thing = packing.things.find((each) => each.name === name);
  return packing.records.find(({ id }) => id === thing?.id);
}

test('notes, some of several units and what everybody brings, also without a network @phone', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await signUp(page);
  const shoot = await planPacking(page, { title: 'Avalon', people: ['Yuki Arai', 'Tomás Reyes'] });
  await page.goto(`/shoots/${shoot}#packing`);
  await bring(page, 'Nimue', 'Yuki Arai');
  await group(page, 'Yuki Arai')
    .getByRole('button', { name: /^Nimue:/ })
    .click();
  await page.getByRole('menuitem', { name: 'Note' }).click();
  await list(page).getByLabel('Note on Nimue').fill('Hem not dry yet');
  await page.keyboard.press('Enter');
  await expect(group(page, 'Yuki Arai')).toContainText('Hem not dry yet');

  await list(page).getByRole('button', { name: 'Light stand: who brings it?' }).click();
  const more = page.getByRole('menuitem', { name: '0 of 3 packed: one more' });
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await more.click();
  await expect(page.getByRole('menuitem', { name: '1 of 3 packed: one more' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(group(page, 'No one yet')).toContainText('1 of 3 packed');
  await expect(box(list(page), 'Packed: Light stand')).toHaveAttribute('aria-checked', 'mixed');

  const line = list(page).getByLabel('Add a line');
  await line.fill('Warm coat for everybody');
  await expect(list(page).getByRole('button', { name: 'For everybody' })).toBeVisible();
  await line.press('Enter');
  await expect(group(page, 'For everybody')).toContainText('Warm coat');
  await line.fill('Flat shoes');
  await line.press('Enter');
  await list(page).getByRole('button', { name: 'Flat shoes: who brings it?' }).click();
  await page.getByRole('menuitemradio', { name: 'Everybody' }).click();
  await expect(group(page, 'For everybody')).toContainText('Flat shoes');
  await expect(group(page, 'For everybody').getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Packing 0 of 3' })).toBeVisible();
  await list(page).getByRole('button', { name: 'Print' }).click();
  await page.locator('[data-printed]').waitFor();
  const paper = page.locator('[data-print-sheet]');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toContainText('Hem not dry yet');
  await expect(paper).toContainText('1 of 3 packed');
  await expect(
    paper.locator('section').filter({ hasText: 'Warm coat' }).locator('[data-sheet-box]'),
  ).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const yuki = await plain.newPage();
  await yuki.goto(await personalLink(page, shoot));
  const packing = yuki.locator('#packing');
  await expect(packing).toContainText('Hem not dry yet');
  await expect(packing.getByRole('list', { name: 'For everybody' })).toContainText('Warm coat');
  await packing.locator('summary').click();
  await expect(packing.locator('summary')).toBeFocused();
  await packing.locator('summary').press('Enter');
  await expect(packing.getByRole('textbox')).toBeHidden();
  await packing.locator('summary').press('Enter');
  await packing.getByRole('textbox', { name: 'Note on Nimue' }).fill('Wings in two bags');
  await packing.getByRole('button', { name: 'Save Note' }).click();
  await expect(packing).toContainText('You said: Wings in two bags');
  await plain.close();

  await openOnSet(page, shoot);
  await page.getByRole('button', { name: 'Packing' }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'More about Light stand' }).click();
  const sheet = page.getByRole('dialog', { name: 'Light stand' });
  await expect(sheet.getByRole('button', { name: '1 of 3 packed: one more' })).toBeFocused();
  await sheet.getByRole('button', { name: 'one more' }).click();
  await expect(sheet).toContainText('2 of 3 packed');
  await sheet.getByLabel('Note').fill('One leg is loose');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 of 3 packed · One leg is loose')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'More about Light stand' }).click();
  await sheet.getByRole('button', { name: 'one more' }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 of 3 back · One leg is loose')).toBeVisible();
  await expect(box(page, 'Back: Light stand')).toHaveAttribute('aria-checked', 'mixed');
  await page.context().setOffline(false);
  await expect
    .poll(() => recordOf(page, shoot, 'Light stand'))
    .toMatchObject({ packedCount: 2, backCount: 1, backAt: null, note: 'One leg is loose' });
  await box(page, 'Back: Light stand').click();
  await expect
    .poll(() => recordOf(page, shoot, 'Light stand'))
    .toMatchObject({ backCount: null, backAt: expect.any(String) });
  await expect(page.getByRole('region', { name: 'For everybody' })).toContainText('Flat shoes');
  await expectNoSidewaysScroll(page);
});

test('the time until the crew is on set counts down', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T20:30:00Z' });
  await signUp(page);
  const shoot = await planPacking(page, { title: 'Avalon', people: ['Yuki Arai'] });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { date: '2026-11-22', time: '15:30', timeZone: 'Europe/Rome' };
  await page.request.patch(`/api/shoots/${shoot}`, { headers, data });
  await page.goto(`/shoots/${shoot}#packing`);
  await expect(list(page)).toContainText('Needed on set in 18 hours');
  await page.clock.fastForward('01:00:00');
  await expect(list(page)).toContainText('Needed on set in 17 hours');
});

test('on a phone, boxes are large, and one at a time is checked off', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signUp(page);
  const shoot = await planPacking(page, { title: 'Avalon', people: ['Yuki Arai'] });
  await page.goto(`/shoots/${shoot}#packing`);
  await expect(box(list(page), 'Packed: Nimue')).toBeVisible();
  await expect(box(list(page), 'Back: Nimue')).toHaveCount(0);
  await list(page).getByRole('button', { name: 'Back' }).click();
  await box(list(page), 'Back: Nimue').click();
  await expect(list(page)).toContainText('1 of 3 back');
  await expectNoSidewaysScroll(page);

  await openOnSet(page, shoot);
  await page.getByRole('button', { name: 'Packing' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(box(page, 'Back: Nimue')).toBeChecked();
  for (const target of [
    ...(await page.getByRole('checkbox').all()),
    ...(await page.getByRole('main').getByRole('button').filter({ visible: true }).all()),
    page.getByLabel('Add a line'),
    page.getByLabel('Group by'),
  ])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await page.getByLabel('Group by').selectOption('Storage');
  await expect(page.getByRole('region', { name: 'Shelf A3' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
