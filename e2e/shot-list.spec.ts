import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addEntries, addShots } from './support/on-set.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { references } from './support/references.ts';
import { expectNoSidewaysScroll, told } from './support/screens.ts';
import { addReferences } from './support/shoot-references.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** dnd-kit handles arrow keys only after the next timer; a scripted key press can come earlier. */
const untilTimersRan = (page: Page) => page.evaluate(() => new Promise((run) => setTimeout(run)));

const list = (page: Page) => page.getByRole('region', { name: 'Shot List' });
const rows = (page: Page) => list(page).locator('[data-shot]');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const titles = (page: Page) =>
  rows(page)
    .getByRole('button', { name: /^Edit / })
    .allTextContents();

/** A title that differs from what a shot without one is called. */
async function addShot(page: Page, title: string): Promise<void> {
  await list(page).getByRole('button', { name: 'Add Shot' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, title)).toBeVisible();
}

async function stored(page: Page, shoot: string): Promise<(string | null)[]> {
  const answer = await page.request.get(`/api/shoots/${shoot}/day`);
  const { shots } = (await answer.json()) as { shots: { title: string | null }[] };
  return shots.map(({ title }) => title);
}

/** Plans a shoot from 3:30 PM for an hour. */
async function openList(page: Page): Promise<string> {
  await signUp(page);
  const { id } = await planShoot(page, {
    ...{ title: 'Morgan le Fay', status: 'planning', date: '2048-11-22', time: '15:30' },
    ...{ timeZone: 'Europe/Rome', durationMinutes: 60 },
  });
  return id;
}

async function drop(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  // Over it only once the drag has begun.
  await to.hover({ position: { x: 200, y: 20 } });
}

test('a day is put in order: from references, by keys and by mouse, with times, Undo, and what was typed without a network', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const shoot = await openList(page);
  await addReferences(page, shoot, 3);
  await page.goto(`/shoots/${shoot}`);
  await expect(references(page)).toHaveCount(3);
  await expect(list(page).getByText('Times follow from the start at 3:30 PM.')).toBeVisible();

  const choice = page.getByRole('dialog', { name: 'From references' });
  const fromReferences = async (label: string) => {
    await list(page).getByRole('button', { name: label }).click();
    return choice.getByRole('button', { name: /^Add/ });
  };
  await (await fromReferences('From 3 references')).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(0);

  const addChosen = await fromReferences('From 3 references');
  await choice.getByRole('button', { name: 'Select none' }).click();
  await expect(addChosen).toBeDisabled();
  await choice.getByRole('button', { name: 'Select all' }).click();
  await choice.getByRole('button', { name: 'Reference 1' }).press('Space');
  await choice.getByRole('button', { name: 'Reference 2' }).press('Space');
  await expect(choice.getByText('1 chosen, adds 15 min')).toBeVisible();
  await addChosen.press('Enter');
  await expect(choice).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  const addRest = await fromReferences('From 2 references');
  await expect(choice.getByRole('button', { name: 'Reference 3' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('button', { name: 'From 2 references' })).toBeFocused();
  await fromReferences('From 2 references');
  await addRest.click();
  await expect(row(page, 'Shot 3')).toContainText('4:00 PM');
  await expect(page.getByRole('link', { name: 'Shot List 3' })).toBeVisible();

  await row(page, 'Shot 2').getByRole('button', { name: 'Edit Shot 2' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Minutes').fill('0');
  await expect(dialog.getByText('Please enter 1 to 720 minutes')).toBeVisible();
  // What cannot be saved is not lost without a word.
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog.getByLabel('Minutes')).toBeFocused();
  await dialog.getByLabel('Minutes').fill('50');
  await dialog.getByLabel('Pinned to').fill('15:40');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(list(page).getByText('5 min over. Shot 2 is pinned to 3:40 PM.')).toBeVisible();
  await list(page).getByRole('button', { name: 'Shot 1 in 10 min' }).click();
  await expect(list(page).getByText('5 min over. Shot 2')).toBeHidden();
  await expect(row(page, 'Shot 1').first()).toContainText('10 min');
  await row(page, 'Shot 1').first().getByRole('button', { name: 'Edit Shot 1' }).click();
  await dialog.getByLabel('Minutes').fill('15');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await list(page).getByRole('button', { name: 'Move pin to 3:45 PM' }).press('Enter');
  await expect(list(page).getByRole('button', { name: 'Edit Shot 2' })).toBeFocused();
  await expect(row(page, 'Shot 2')).toContainText('3:45 PM');
  await expect(list(page).getByText('20 min over')).toBeVisible();
  await expect(list(page).getByText('20 min after the shoot ends')).toBeVisible();

  await list(page).getByRole('button', { name: 'Add Block' }).click();
  await dialog.getByLabel('Title').fill('Lunch');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await list(page).getByRole('button', { name: 'Add Block' }).click();
  await page.keyboard.press('Escape');
  await addShot(page, 'Crown against the arch');
  expect(await titles(page)).toHaveLength(4);
  const said = page.getByRole('status').filter({ hasText: /place|Picked up/i });
  await row(page, 'Crown').getByRole('button', { name: /^Move/ }).focus();
  await page.keyboard.press('Space');
  await expect(said).toContainText('Picked up Crown against the arch, place 4 of 4.');
  await untilTimersRan(page);
  await page.keyboard.press('ArrowUp');
  await expect(said).toContainText('Place 3 of 4, 4:35 PM.');
  // The time follows while the entry is still in the hand.
  await expect(row(page, 'Shot 3')).toContainText('4:50 PM');
  await page.keyboard.press('Space');
  await expect
    .poll(() => titles(page))
    .toEqual(['Shot 1', 'Shot 2', 'Crown against the arch', 'Shot 4']);

  const [first, third] = [rows(page).nth(0), rows(page).nth(2)];
  await drop(page, third, first);
  await expect(row(page, 'Shot 1').first()).toContainText('3:45 PM');
  await page.mouse.up();
  const order = ['Crown against the arch', null, null, null];
  await expect.poll(() => stored(page, shoot)).toEqual(order);

  const addAtEnd = list(page).getByRole('button', { name: 'Add a shot at the end' });
  await addAtEnd.press('Enter');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(addAtEnd).toBeFocused();

  await row(page, 'Crown').getByRole('button', { name: /^More/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(list(page).getByRole('button', { name: 'Edit Shot 1' })).toBeFocused();
  await expect(told(page, 'Crown against the arch deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Crown')).toBeVisible();

  await page.context().setOffline(true);
  await addShot(page, 'Written in the forest');
  await expect(
    list(page)
      .getByText('change waits for the server')
      .or(list(page).getByText('changes wait for the server')),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => stored(page, shoot)).toEqual([...order, 'Written in the forest']);

  await list(page).getByRole('button', { name: 'Print' }).click();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('what was typed just before Escape is on the list, and nothing is without it', async ({
  page,
}) => {
  const shoot = await openList(page);
  await page.goto(`/shoots/${shoot}`);
  const add = list(page).getByRole('button', { name: 'Add Shot' });
  await add.press('Enter');
  const title = page.getByRole('dialog').getByLabel('Title');
  await expect(title).toBeFocused();
  await page.keyboard.insertText('Ivy gate');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Ivy gate')).toBeVisible();
  await expect.poll(() => stored(page, shoot)).toEqual(['Ivy gate']);
  await add.press('Enter');
  await expect(title).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
});

test('two editors change the list at once: each entry appears once, and no text is overwritten', async ({
  page,
  context,
}) => {
  const shoot = await openList(page);
  await addShots(page, shoot, ['Arch', 'Nave', 'Font']);
  await page.goto(`/shoots/${shoot}`);
  await expect(rows(page)).toHaveCount(3);
  const other = await context.newPage();
  await other.goto(`/shoots/${shoot}`);
  await expect(rows(other)).toHaveCount(3);
  // Neither learns of the other's changes until it sends its own.
  for (const each of [page, other]) await each.route('**/api/shoots/*/day', () => {});
  const menu = async (on: Page, title: string, act: string) => {
    await row(on, title).getByRole('button', { name: /^More/ }).click();
    await on.getByRole('menuitem', { name: act }).click();
  };
  await menu(page, 'Font', 'Move up');
  await menu(other, 'Arch', 'Move down');
  await expect.poll(() => stored(page, shoot)).toEqual(['Font', 'Nave', 'Arch']);
  await expect.poll(() => titles(other)).toEqual(['Font', 'Nave', 'Arch']);

  await row(page, 'Nave').getByRole('button', { name: 'Edit Nave' }).click();
  await row(other, 'Nave').getByRole('button', { name: 'Edit Nave' }).click();
  await other.getByRole('dialog').getByLabel('Title').fill('Smoke in the nave');
  await other.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => stored(page, shoot)).toContain('Smoke in the nave');
  await page.getByRole('dialog').getByLabel('Title').fill('Violet nave');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(list(page).getByText('Yours was not saved: “Violet nave”')).toBeVisible();
  await expect(row(page, 'Smoke in the nave')).toBeVisible();
  await list(page).getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => stored(page, shoot)).toContain('Violet nave');
});

test('free time takes a shot, and the light of the day is counted', {
  tag: '@phone',
}, async ({ page }) => {
  const shoot = await openList(page);
  const { id: locationId } = await addItem(page, 'locations', { name: 'San Galgano' });
  const change = { date: '2031-11-22', timeZone: 'Europe/Rome', locationId };
  await page.request.patch(`/api/shoots/${shoot}`, { headers, data: change });
  await addEntries(page, shoot, [
    { title: 'Arch', minutes: 40 },
    { title: 'Tea', kind: 'food', minutes: 10 },
    { title: 'Nave', minutes: 20, pin: '16:30' },
  ]);
  await page.goto(`/shoots/${shoot}`);
  const light = page.getByRole('region', { name: 'Light at San Galgano' });
  const noLight = list(page).getByText('Golden hour and sunset need a place with coordinates.');
  await expect(noLight).toBeVisible();
  await expect(light).toHaveCount(0);
  const place = { name: 'San Galgano', latitude: 43.15, longitude: 11.15 };
  await page.request.patch(`/api/locations/${locationId}`, { headers, data: place });
  await page.reload();
  await expect(light).toBeVisible();
  await expect(noLight).toHaveCount(0);
  await expect(light).toContainText('Shots in golden hour1 of 2After sunset0');
  await expect(list(page).getByText('Shots 1h · Blocks 10 min · Free 10 min')).toBeVisible();
  const addHere = list(page).getByRole('button', { name: 'Add a shot here' });
  await addHere.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Minutes')).toHaveValue('10');
  // Nothing was entered, so nothing is added.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(3);
  await addHere.press('Enter');
  await dialog.getByLabel('Title').fill('Ivy gate');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => stored(page, shoot)).toEqual(['Arch', 'Tea', 'Ivy gate', 'Nave']);
  await expect(addHere).toBeHidden();
  await expect(list(page).getByText('Shots 1h 10m · Blocks 10 min')).toBeVisible();
  await expect(light).toContainText('Shots in golden hour2 of 3');
});

test('a row says who wears what, its minutes open their field, and its dialog deletes it', {
  tag: '@phone',
}, async ({ page }) => {
  const shoot = await openList(page);
  const { id: morgan } = await addItem(page, 'costumes', { characterName: 'Morgan le Fay' });
  const dana = { name: 'Dana', role: 'Model', costumeIds: [morgan] };
  const data = { costumeIds: [morgan], participants: [dana] };
  await page.request.patch(`/api/shoots/${shoot}/resources`, { headers, data });
  const { participants } = await (await page.request.get(`/api/shoots/${shoot}`)).json();
  await addEntries(page, shoot, [
    { title: 'Arch', minutes: 30, participantIds: [participants[0].id], costumeIds: [morgan] },
    { title: 'Nave', minutes: 15 },
  ]);
  await page.goto(`/shoots/${shoot}`);
  await expect(row(page, 'Arch')).toContainText('Dana as Morgan le Fay');
  const dialog = page.getByRole('dialog');
  await row(page, 'Arch').getByRole('button', { name: 'Change 30 min of Arch' }).click();
  await expect(dialog.getByLabel('Minutes')).toBeFocused();
  await page.keyboard.type('25');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(row(page, 'Arch')).toContainText('25 min');
  await row(page, 'Arch').getByRole('button', { name: 'Edit Arch' }).click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Notes').fill('Low fog');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(told(page, 'Arch deleted')).toBeVisible();
  await expect(list(page).getByRole('button', { name: 'Edit Nave' })).toBeFocused();
  await expect.poll(() => stored(page, shoot)).toEqual(['Nave']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Arch')).toContainText('Low fog');
  await expectNoSidewaysScroll(page);
});

test('while an entry is moved, the lines of the list are those that a drop would make', async ({
  page,
}) => {
  const shoot = await openList(page);
  await addEntries(page, shoot, [
    { title: 'Arch', minutes: 30 },
    { title: 'Nave', minutes: 15, pin: '16:00' },
    { title: 'Font', minutes: 15 },
  ]);
  await page.goto(`/shoots/${shoot}`);
  const over = list(page).getByText('15 min over. Nave is pinned to 4:00 PM.');
  await row(page, 'Font').getByRole('button', { name: /^Move/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Font, place 3 of 3.')).toBeAttached();
  await untilTimersRan(page);
  await expect(over).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(over).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
});

test('the list says who is needed when, and calls people when they are first needed', {
  tag: '@phone',
}, async ({ page }) => {
  const shoot = await openList(page);
  const crew = await page.request.patch(`/api/shoots/${shoot}/resources`, {
    headers,
    data: { participants: [{ name: 'Dana' }, { name: 'Sam' }, { name: 'Yuki' }] },
  });
  const [dana, sam] = (await crew.json()).participants as { id: string }[];
  await addEntries(page, shoot, [
    { title: 'Arch', minutes: 30, participantIds: [dana?.id] },
    { title: 'Nave', minutes: 20, participantIds: [sam?.id] },
    { title: 'Font', minutes: 10, participantIds: [dana?.id] },
  ]);
  await page.goto(`/shoots/${shoot}`);
  const panel = page.getByRole('region', { name: 'Who is needed when' });
  await expect(panel.getByRole('listitem')).toHaveText([/^Dana/, /^Sam/]);
  await expect(panel).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - paragraph: Dana 3:30–4 PM, 4:20–4:30 PM
      - listitem:
        - paragraph: Sam 4–4:20 PM
        - paragraph: Call time 3:30 PM, first needed at 4:00 PM`);
  const callTime = page.getByRole('combobox', { name: 'Call time of Sam' });
  await panel.getByRole('button', { name: 'Set 1 call time' }).press('Enter');
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(callTime).toHaveText('4:00 PM');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(callTime).toHaveText('3:30 PM');
  await panel.getByRole('button', { name: 'Set 1 call time' }).click();
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect
    .poll(async () => {
      const stored = await (await page.request.get(`/api/shoots/${shoot}`)).json();
      return stored.participants.map(({ callTime }: { callTime: string | null }) => callTime);
    })
    .toEqual([null, '16:00', null]);

  // What is typed shows its effect before it is saved.
  await page.goto(`/shoots/${shoot}`);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await row(page, 'Nave').getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(panel.getByText('Call time 4:00 PM, first needed at 3:30 PM')).toBeVisible();
  await expect(panel.getByText('Call time 3:30 PM, first needed at 3:50 PM')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('on a phone, a long press moves an entry of a hundred', { tag: '@phone-only' }, async ({
  page,
  context,
}) => {
  const shoot = await openList(page);
  await addShots(page, shoot, ['Arch', 'Nave', 'Font']);
  const others = Array.from({ length: 97 }, (_, at) => `Lantern ${at + 1}`);
  await addShots(page, shoot, others.slice(0, 49));
  await addShots(page, shoot, others.slice(49));
  await page.goto(`/shoots/${shoot}`);
  await row(page, 'Arch').scrollIntoViewIfNeeded();
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  const middleOf = async (title: string): Promise<[number, number]> => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await row(page, title).boundingBox()) ?? {};
    return [x + width / 2, y + height / 2];
  };
  const from = await middleOf('Arch');
  const to = await middleOf('Font');
  await send('touchStart', [from]);
  await expect(page.getByText('Picked up Arch, place 1 of 100.')).toBeAttached();
  await send('touchMove', [[to[0], from[1] + 20]]);
  await send('touchMove', [to]);
  await expect(row(page, 'Nave')).toContainText('3:30 PM');
  await send('touchEnd', []);
  await expect.poll(() => stored(page, shoot)).toEqual(['Nave', 'Font', 'Arch', ...others]);
  await expectNoSidewaysScroll(page);
  await row(page, 'Font').getByRole('button', { name: 'Edit Font' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
