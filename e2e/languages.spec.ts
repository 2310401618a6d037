import { choosePicture } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { expectAccessible } from './support/screens.ts';
import { inviteLink, memberRow } from './support/teams.ts';
import { untilQuiet } from './support/until-quiet.ts';

test('a person chooses a language, and the screens come in it, with room for its longer words', async ({
  page,
  request,
}) => {
  await signUp(page);
  const inviteCode = new URL(await inviteLink(page)).searchParams.get('inviteCode') ?? '';
  await signUp(request, { inviteCode, firstName: 'Yuki', lastName: 'Arai' });
  await page.reload();
  await choosePicture(page, page.getByRole('group', { name: 'Avatar' }));
  await page.getByRole('combobox', { name: 'Language' }).press('Enter');
  await expect(page.getByRole('option', { name: 'Deutsch' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Deutsch' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveText('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Persönliche Angaben' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(memberRow(page, 'Yuki Arai').getByText('Zum Besitzer machen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ersetzen', exact: true })).toBeVisible();
  expect(await page.evaluate(buttonsCutOff)).toEqual([]);
});

test('the focus stays on a language that was chosen', { tag: '@phone' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  const language = (name: string) => page.getByRole('combobox', { name });
  await language('Language').click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(language('Sprache')).toBeFocused();
  await expect(language('Sprache')).toBeInViewport({ ratio: 1 });
  await untilQuiet(page);
  await expect(language('Sprache')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL('/profile');
});

test('English has the week and the clock of the region that the browser names', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' });
  const page = await context.newPage();
  await signUp(page);
  await planShoot(page, { title: 'Selkie', status: 'planning', date: '2048-12-09', time: '14:30' });
  await page.goto('/calendar?date=2048-12-09');
  await expect(page.getByRole('columnheader').first()).toHaveText(/Monday/);
  const panel = page.getByRole('region', { name: 'Day' });
  await expect(panel.getByText('14:30')).toBeVisible();
  await page.goto('/shoots');
  await expect(page.getByRole('article').getByText('9 Dec 2048')).toBeVisible();
  await context.close();
});

function buttonsCutOff(): string[] {
  return [...document.querySelectorAll('main button')]
    .filter(
      (button) =>
        button.checkVisibility() &&
        (button.getBoundingClientRect().right > innerWidth ||
          button.scrollWidth > button.clientWidth),
    )
    .map(({ textContent }) => textContent);
}
