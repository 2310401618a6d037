import { planShoot, signUp } from '../support/people.ts';
import { link, lockedLink, share } from '../support/sharing.ts';
import { planRichly } from './plans.ts';
import { button, type State } from './state.ts';

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
    name: 'a link with a password, and a wrong one',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await planShoot(page, { title: 'Neon' });
      await share(page, id);
      await page.goto(await lockedLink(page, id));
      await page.getByLabel('Password').fill('wrong one');
      await button(page, 'Open').click();
    },
    shows: (page) => page.getByText('This is not the password for this link'),
  },
  {
    name: 'a shoot that is not shared',
    onPhone: 'too',
    reach: ({ page }) => page.goto(link('nothing')),
    shows: (page) => page.getByRole('heading', { name: 'Shoot Not Found' }),
  },
];
