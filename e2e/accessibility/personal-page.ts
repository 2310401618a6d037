import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { personalLink } from '../support/calls.ts';
import { planConvention } from '../support/conventions.ts';
import { addItem, planShoot, signUp } from '../support/people.ts';
import { whitePicture } from '../support/white-picture.ts';
import { FAR_AWAY, planRichly, TOKYO } from './plans.ts';
import { button, headers, type State } from './state.ts';

const LONG_NAME = 'Aleksandra Wiśniewska-Montgomery-Featherstonehaugh '.repeat(3).trim();
const UNBROKEN = 'Wolpertingerundwaldgeisterzusammenkunft'.repeat(3);

const heading =
  (name: string): State['shows'] =>
  (page) =>
    page.getByRole('heading', { name });
const change = (page: Page, id: string, data: object) =>
  page.request.patch(`/api/shoots/${id}`, { headers, data });

const showComments = (page: Page) =>
  page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();

let shootId = '';

export const personalPage: readonly State[] = [
  {
    name: 'a shoot with something of everything',
    onPhone: 'too',
    reach: async ({ page }) => {
      await signUp(page);
      shootId = await planRichly(page);
      await page.goto(await personalLink(page, shootId, 3));
    },
    shows: heading('Can you make it?'),
  },
  {
    name: 'an answer with a note',
    onPhone: 'too',
    reach: async ({ page }) => page.goto(await personalLink(page, shootId)),
    shows: heading('You’re coming.'),
  },
  {
    name: 'comments, and one that was refused',
    onPhone: 'too',
    reach: async ({ page }) => {
      const url = `/api/shoots/${shootId}`;
      const references = await (await page.request.get(`${url}/references`)).json();
      const comments = [
        { text: `${UNBROKEN} https://example.org/${UNBROKEN} @{everyone}` },
        { text: 'Here', referenceId: references[0].id, point: { x: 40, y: 960 } },
      ];
      for (const data of comments) await page.request.post(`${url}/comments`, { headers, data });
      await page.request.patch(`${url}/comments`, { headers, data: { isOpenToLinks: true } });
      await page.goto(await personalLink(page, shootId));
      await page.getByText('Reply', { exact: true }).first().click();
      await page.getByLabel('Your comment').fill('@{everyone}');
      await page.getByRole('button', { name: 'Send' }).last().click();
    },
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'the comments of a shoot, with names to mention',
    reach: async ({ page }) => {
      await page.goto(`/shoots/${shootId}`);
      await showComments(page);
      await page
        .getByRole('button', { name: /^Reply to/ })
        .first()
        .click();
      await page.keyboard.type('@e');
    },
    shows: (page) => page.getByRole('option', { name: 'everyone' }),
  },
  {
    name: 'the comments of a shoot, with a reply that was begun',
    onPhone: 'only',
    reach: async ({ page }) => {
      await page.reload();
      await showComments(page);
    },
    shows: (page) => page.getByRole('textbox', { name: /^Reply to/ }),
  },
  {
    name: 'what can be done with a comment',
    onPhone: 'too',
    renders: 'features/shoots/editor/comments/comment-item.tsx',
    reach: ({ page }) =>
      page
        .getByRole('button', { name: /^More for the comment/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Delete' }),
  },
  {
    name: 'comments at points of a reference, and a new one',
    onPhone: 'too',
    reach: async ({ page }) => {
      await page.keyboard.press('Escape');
      await showComments(page);
      await page.getByRole('button', { name: 'Reference 1, point 1' }).click();
      await button(page, 'Comment at a point').click();
    },
    shows: (page) => page.getByRole('button', { name: /^New point/ }),
  },
  {
    name: 'a comment that is written at a point',
    onPhone: 'too',
    reach: ({ page }) => page.keyboard.press('Enter'),
    shows: (page) => page.getByRole('textbox', { name: 'Your comment at this point' }),
  },
  {
    name: 'away days, and some that were refused',
    onPhone: 'too',
    reach: async ({ page }) => {
      await page.goto(await personalLink(page, shootId, 2));
      await page.getByText('I’m away on…').click();
      for (const [first, last] of [
        [FAR_AWAY, ''],
        [FAR_AWAY, '2048-12-01'],
      ]) {
        await page.getByLabel('From').fill(first ?? '');
        await page.getByLabel('To optional').fill(last ?? '');
        await button(page, 'Add').click();
      }
    },
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'a consent to sign, and one that was refused',
    onPhone: 'too',
    reach: async ({ page }) => {
      const uses = ['Portfolio', UNBROKEN.slice(0, 80)].map((name) => ({
        ...{ id: randomUUID(), name, about: 'Website and printed books' },
      }));
      const data = { text: 'I, {name}, was photographed.', uses, basedOn: 0 };
      await page.request.post('/api/consent-wording', { headers, data });
      await page.goto(`${await personalLink(page, shootId)}/consent`);
      await page.getByLabel('Type your full name to sign').fill('Yuki Arai');
      await button(page, 'Sign').click();
    },
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'a consent that is signed',
    onPhone: 'too',
    reach: async ({ page }) => {
      await page.getByLabel('Portfolio').check();
      await button(page, 'Sign').click();
    },
    shows: (page) => page.getByText('Wording version 1, kept as it was read'),
  },
  {
    name: 'a consent to withdraw',
    reach: ({ page }) => page.getByRole('link', { name: 'Withdraw' }).click(),
    shows: (page) => page.getByText('What do you withdraw?'),
  },
  {
    name: 'a consent that was withdrawn',
    reach: ({ page }) => button(page, 'Withdraw everything').click(),
    shows: (page) => page.getByText(/^Withdrawn on/).first(),
  },
  {
    name: 'the consent to which the list of what is open leads',
    reach: async ({ page }) => {
      await page.goto(`/shoots/${shootId}`);
      await button(page, 'See consent').press('Enter');
      await expect(button(page, /^Ask the Other/)).toBeFocused();
    },
    shows: (page) => page.getByRole('button', { name: /^Ask the Other/ }),
  },
  {
    name: 'what follows a shoot, in the editor',
    reach: async ({ page }) => {
      await page.goto(`/shoots/${shootId}`);
      await page.getByRole('heading', { name: 'Afterwards' }).scrollIntoViewIfNeeded();
    },
    shows: (page) =>
      page
        .getByRole('region', { name: 'Consent' })
        .getByText(/ withdrawn /)
        .first(),
  },
  {
    name: 'the consent wording of the team',
    onPhone: 'too',
    reach: async ({ page }) => {
      await page.goto('/profile');
      await button(page, 'Add a Use').click();
    },
    shows: (page) => page.getByRole('textbox', { name: 'Use 3' }),
  },
  {
    name: 'a plan that has moved',
    onPhone: 'too',
    reach: async ({ page }) => {
      await change(page, shootId, { date: '2048-12-22', time: '09:05', locationId: null });
      await page.goto(await personalLink(page, shootId));
    },
    shows: heading('The plan has moved. Still in?'),
  },
  {
    name: 'a plan that has lost its date',
    onPhone: 'too',
    reach: async ({ page }) => {
      await change(page, shootId, { date: null });
      await page.reload();
    },
    shows: heading('Nothing to answer yet'),
  },
  {
    name: 'a shoot that is over',
    onPhone: 'too',
    reach: async ({ page }) => {
      await change(page, shootId, { date: '2048-12-22', status: 'completed' });
      await page.reload();
    },
    shows: (page) => page.getByText('That’s a wrap.'),
  },
  {
    name: 'names without an end, and a white picture',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id: locationId } = await addItem(page, 'locations', { name: UNBROKEN });
      const { id: secondLocationId } = await addItem(page, 'locations', { name: UNBROKEN });
      const places = { locationId, secondLocationId };
      const plan = { title: UNBROKEN, date: FAR_AWAY, time: '12:00', ...places };
      const { id } = await planShoot(page, plan);
      const participants = [{ name: LONG_NAME, role: UNBROKEN.slice(0, 100) }];
      await page.request.patch(`/api/shoots/${id}/resources`, { headers, data: { participants } });
      const multipart = { file: await whitePicture(page) };
      await page.request.post(`/api/shoots/${id}/references`, { headers, multipart });
      await page.goto(await personalLink(page, id));
    },
    shows: heading('Can you make it?'),
  },
  {
    name: 'dates to answer, with each answer',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id: locationId } = await addItem(page, 'locations', TOKYO);
      const { id } = await planShoot(page, { title: UNBROKEN, status: 'idea', locationId });
      const participants = [{ name: LONG_NAME }];
      await page.request.patch(`/api/shoots/${id}/resources`, { headers, data: { participants } });
      const candidates = [1, 2, 3, 4].map((day) => ({ date: `2048-12-0${day}`, time: '15:00' }));
      await page.request.post(`/api/shoots/${id}/poll`, { headers, data: { candidates } });
      await page.goto(await personalLink(page, id));
      for (const [index, answer] of ['Yes', 'If need be', 'No'].entries())
        await page.getByRole('radio', { name: answer }).nth(index).check();
      await page.getByLabel('A note for').fill(UNBROKEN);
      await page.getByLabel('A note for').blur();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    },
    shows: (page) => page.getByText('3 of 4 answered'),
  },
  {
    name: 'the days of a person at a convention',
    onPhone: 'too',
    reach: async ({ page }) => {
      const { id } = await addItem(page, 'personnel', { name: LONG_NAME });
      const { shootIds } = await planConvention(page, { personnelId: id, role: 'Model' });
      const later = { date: '2126-12-06', time: '10:00' };
      await change(page, shootIds[1] ?? '', later);
      await page.goto(await personalLink(page, shootIds[0] ?? ''));
      await page.getByRole('radio', { name: 'Fri, Dec 6' }).check();
    },
    shows: (page) => page.getByText('Kitsune no Yomeiri'),
  },
  {
    name: 'a link that does not open',
    onPhone: 'too',
    reach: ({ page }) => page.goto('/call/made-up.seal'),
    shows: heading('This link does not open'),
  },
];
