import { planShoot, signUp } from '../support/people.ts';
import { link, share } from '../support/sharing.ts';
import { planRichly } from './plans.ts';
import type { State } from './state.ts';

export const sharedPage: readonly State[] = [
  {
    name: 'something of everything',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      const id = await planRichly(page);
      await share(page, id);
      await page.goto(link(id));
    },
    shows: (page) => page.getByRole('link', { name: 'Reference 1', exact: true }),
  },
  {
    name: 'nothing but a title',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await planShoot(page, { title: '撮影🦌'.repeat(50) });
      await share(page, id);
      await page.goto(link(id));
    },
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'a shoot that is not shared',
    onPhone: 'too',
    reach: ({ page }) => page.goto(link('nothing')),
    shows: (page) => page.getByRole('heading', { name: 'Shoot Not Found' }),
  },
];
