import { addItem, planShoot, signUp } from '../support/people.ts';
import { button, headers, question, type State } from './state.ts';

const row = 'Restore Umbrella';

export const trash: readonly State[] = [
  {
    name: 'an empty trash',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      await page.goto('/trash');
    },
    shows: (page) => page.getByText('The trash is empty'),
  },
  {
    name: 'a trash with a prop',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await addItem(page, 'props', { name: 'Umbrella' });
      await page.request.delete(`/api/props/${id}`, { headers });
      await page.reload();
    },
    shows: (page) => button(page, row),
  },
  {
    name: 'the question whether to empty the trash',
    renders: 'features/trash/trash-page.tsx',
    reach: ({ page }) => button(page, 'Empty Trash').click(),
    shows: (page) => question(page),
  },
];

export const activity: readonly State[] = [
  {
    name: 'the activity of a team',
    onPhone: 'too',
    reach: async (stage) => {
      const { page } = stage;
      await signUp(page);
      const prop = await addItem(page, 'props', { name: 'Umbrella' });
      await page.request.delete(`/api/props/${prop.id}`, { headers });
      const { id } = await planShoot(page, { title: 'Neon Ronin' });
      await page.request.post(`/api/shoots/${id}/comments`, {
        headers,
        data: { text: 'Bring tape' },
      });
      await page.goto('/activity');
    },
    shows: (page) => page.getByRole('link', { name: 'Neon Ronin' }).first(),
  },
  {
    name: 'a deletion that can be brought back, and a text that is longer than what shows of it',
    onPhone: 'too',
    reach: async ({ page }) => {
      const description = 'Rain from the west, with fog over the square. '.repeat(40);
      await planShoot(page, { title: 'Selkie' }).then(({ id }) =>
        page.request.patch(`/api/shoots/${id}`, { headers, data: { description } }),
      );
      await page.reload();
      await button(page, 'Bring Back Umbrella').focus();
      await button(page, 'Show Whole Text').click();
    },
    shows: (page) => page.getByRole('button', { name: 'Show Whole Text', expanded: true }),
  },
  {
    name: 'the audit log',
    reach: ({ page }) => button(page, 'Audit Log').click(),
    shows: (page) => page.getByText('Member', { exact: false }).first(),
  },
];
