import { randomUUID } from 'node:crypto';
import { planConvention } from '../support/conventions.ts';
import { planShoot, signUp } from '../support/people.ts';
import { link, lockedLink, share } from '../support/sharing.ts';
import { planRichly } from './plans.ts';
import { button, headers, type State } from './state.ts';

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
    name: 'a shot list',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await planShoot(page, {
        ...{ title: 'Foxfire', status: 'planning', date: '2048-11-22', time: '15:00' },
      });
      const shots = [{ kind: 'makeup' }, { title: 'Arch', pin: '16:00', minutes: 30 }];
      const operations = shots.map((fields) => ({
        ...{ id: randomUUID(), kind: 'addShot', target: randomUUID(), fields },
        ...{ base: {}, at: new Date().toISOString() },
      }));
      await page.request.post(`/api/shoots/${id}/operations`, { headers, data: { operations } });
      const data = { isPublic: true, isShotListPublic: true };
      await page.request.patch(`/api/shoots/${id}`, { headers, data });
      await page.goto(link(id));
    },
    shows: (page) => page.getByText('End of the day'),
  },
  {
    name: 'the timetable of a convention',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await planConvention(page);
      const answer = await page.request.patch(`/api/conventions/${id}/link`, {
        headers,
        data: { state: 'on' },
      });
      await page.goto((await answer.json()).url);
    },
    shows: (page) => page.getByText(/Tight: 20 min walk/).first(),
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
