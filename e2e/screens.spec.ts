import { pages } from '@lensemble/contract/pages';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

const LONG = 'Wolpertinger-und-Waldgeister-Zusammenkunft '.repeat(4).trim();
const UNBROKEN = 'x'.repeat(300);

const shoots = [
  { title: 'Kitsune no Yomeiri', status: 'idea' },
  {
    title: LONG,
    status: 'planning',
    date: '2026-11-28',
    time: '16:00',
    description: LONG.repeat(5),
  },
  { title: 'مملكة الرمال 砂の王国', status: 'ready to shoot', date: '2026-11-21', time: '09:00' },
  { title: 'Selkie at Spring Tide', status: 'completed', date: '2026-11-14', time: '20:30' },
  { title: UNBROKEN.slice(0, 200), status: 'planning', date: '2026-12-05', description: UNBROKEN },
] as const;

const guarded = pages.filter((page) => !page.startsWith('/auth'));

for (const path of guarded) {
  test(`${path}, empty and full, is accessible and fits 360 px @phone`, async ({ page }) => {
    await signUp(page);
    const open = async (id: string) => {
      await page.goto(path.replace(':id', id).replace(':status', 'ready-to-shoot'));
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expectAccessible(page);
      for (const width of [360, 768, 1440]) await expectNoSidewaysScroll(page, width);
    };
    if (!path.includes(':id')) await open('');
    let id = '';
    for (const shoot of shoots) ({ id } = await planShoot(page, shoot));
    await open(id);
  });
}

for (const tab of ['signin', 'signup']) {
  test(`/auth, ${tab}, is accessible and fits 360 px @phone`, async ({ page }) => {
    await page.goto(`/auth?tab=${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
