import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectNoSidewaysScroll } from './support/screens.ts';

const field = 'Search shoots and catalogs';

test('what is likely is offered before a word is typed, Escape goes back, and Ctrl K finds a shoot by any of its words and opens it @phone', async ({
  page,
}) => {
  await signUp(page);
  await planShoot(page, { title: 'Titania’s Court', description: 'Fog on the logging track' });
  await planShoot(page, { title: 'Neon Ronin, Rain Run' });
  await page.goto('/shoots');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('option', { name: 'Add New Shoot' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('combobox', { name: field }).fill('nothing like this');
  await expect(page.getByText('Nothing found for “nothing like this”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: field })).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: field }).fill('go costumes');
  await page.getByRole('option', { name: 'Go to Costumes' }).click();
  await expect(page).toHaveURL('/costumes');

  await expect(page.getByRole('heading', { name: 'Costumes', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: field })).toBeFocused();
  await page.keyboard.type('TITANIA fog');
  await expect(page.getByRole('option')).toHaveText([/Titania’s Court/, /Add New Shoot/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Titania’s Court');
});

test('what is typed before the palette is there goes into it, and nowhere else', async ({
  page,
}) => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/palette-dialog-*.js', (route) => late.then(() => route.continue()));
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('go costumess');
  await page.keyboard.press('Backspace');
  const search = page.getByRole('combobox', { name: field });
  await expect(search).toHaveCount(0);
  arrive();
  await expect(search).toHaveValue('go costumes');
  await expect(search).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s');
  await expect(search).toHaveValue('go costumes');
  await expect(page.getByRole('option', { name: 'Go to Costumes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Selkie');
});

test('an item of a catalog is found and opened, by keys alone, and pressing Enter at once opens what fits the whole text', async ({
  page,
}) => {
  await signUp(page);
  await addItem(page, 'personnel', { name: 'Inês Carvalho', role: 'Makeup Artist' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: field })).toBeFocused();
  await page.keyboard.type('ines');
  await expect(page.getByRole('option', { name: /Inês Carvalho/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Crew Member' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: field });
  await search.fill('i');
  await expect(page.getByRole('option', { selected: true })).toContainText('Invite to Team');
  await expect(page.getByRole('option', { name: /Inês Carvalho/ })).toBeVisible();
  // Presses Enter before the list for the new text can render.
  await search.evaluate(async (input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(input, 'ines');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
  await expect(page.getByRole('dialog', { name: 'Edit Crew Member' })).toBeVisible();
});
