import { planWithIda, unsubscribePath } from '../support/crew-mails.ts';
import { signUp } from '../support/people.ts';
import { button, headers, type State } from './state.ts';

export const unsubscribe: readonly State[] = [
  {
    name: 'a link from a mail',
    onPhone: 'too',
    reach: async ({ page, server }) => {
      await signUp(page, { firstName: 'Mira' });
      const { id, email } = await planWithIda(page);
      await page.request.post(`/api/shoots/${id}/send-reminders`, { headers });
      await page.goto(await unsubscribePath(server, email));
    },
    shows: (page) => page.getByRole('heading', { name: "Stop emails from Mira's Team?" }),
  },
  {
    name: 'emails that are stopped',
    onPhone: 'too',
    reach: ({ page }) => button(page, 'Stop emails').click(),
    shows: (page) => page.getByRole('heading', { name: 'You will get no more emails' }),
  },
  {
    name: 'a crew member who wants no emails',
    onPhone: 'too',
    reach: ({ page }) => page.goto('/personnel'),
    shows: (page) => page.getByText('Does not want emails from this team'),
  },
  {
    name: 'an incomplete link',
    onPhone: 'too',
    reach: ({ page }) => page.goto('/unsubscribe/nonsense'),
    shows: (page) => page.getByRole('heading', { name: 'This link is not valid' }),
  },
];
