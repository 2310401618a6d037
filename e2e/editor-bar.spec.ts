import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { overlap } from './support/screens.ts';

test('the bar leads to the sections, follows the reader, survives a reload and covers nothing that has the focus @phone', async ({
  page,
}) => {
  await signUp(page);
  const description = 'Antler crown.\n'.repeat(60);
  const { id } = await planShoot(page, { title: 'Selkie', description });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { participants: [{ name: 'Dana' }, { name: 'Noah' }] };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  await page.goto(`/shoots/${id}`);
  const bar = page.getByRole('navigation', { name: 'Sections of the shoot' });
  const link = (name: string | RegExp) => bar.getByRole('link', { name });
  await expect(link('Plan')).toHaveAttribute('aria-current', 'true');
  await link('Crew 2').press('Enter');
  const crew = page.getByRole('region', { name: 'Crew, 2' });
  await expect(crew).toBeFocused();
  await expect(crew.getByRole('heading')).toBeInViewport();
  await expect(page).toHaveURL(/#crew$/);
  await link('References').click();
  const references = page.getByRole('region', { name: 'Reference Images' });
  await expect(references.getByRole('heading')).toBeInViewport();
  await expect(link('References')).toHaveAttribute('aria-current', 'true');
  expect(await overlap(bar, references.getByRole('heading'))).toBe(false);
  // As when a section above it grows by a line.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
        window.scrollBy(0, -20);
      }),
  );
  await expect(link('References')).toHaveAttribute('aria-current', 'true');

  await page.reload();
  await expect(references.getByRole('heading')).toBeInViewport();
  // Backward, the page scrolls up to what gets the focus.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.locator('main :focus');
    if ((await focused.count()) === 0 || (await bar.locator(':focus').count()) > 0) continue;
    expect(await overlap(bar, focused)).toBe(false);
  }
});
