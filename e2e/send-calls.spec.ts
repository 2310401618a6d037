import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { mailsTo } from './support/mails.ts';
import { newPerson, planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

async function planWithCrew(page: Page) {
  const [dana, kim] = [newPerson().email, newPerson().email];
  const plan = { date: '2126-11-21', time: '14:00', timeZone: 'Europe/Rome' };
  const { id } = await planShoot(page, { title: 'Morgan le Fay', ...plan });
  const participants = [
    { name: 'Dana Okafor', email: dana, callTime: '13:15' },
    { name: 'Kim Sato', email: kim },
    { name: 'Sam Whitlock' },
  ];
  const data = { participants };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  return { id, dana, kim };
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Send call sheet' });
const rowOf = (page: Page, name: string) =>
  panelOf(page).getByRole('listitem').filter({ hasText: name });
const open = (page: Page) =>
  page.getByRole('button', { name: 'Send call sheet', exact: true }).first().click();
const linkIn = (mail = '') => /https?:\/\/[^/\s]+\/call\/[\w.-]+/.exec(mail)?.[0] ?? '';

test('a crew gets call sheets by email, answers, and is asked again after the date moved', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Mira', lastName: 'Lindqvist' });
  const { id, dana, kim } = await planWithCrew(page);
  await page.goto(`/shoots/${id}`);
  await open(page);
  const panel = panelOf(page);
  await expect(rowOf(page, 'Sam')).toContainText('No email address');
  await expect(panel.getByRole('checkbox', { name: 'Send to Sam Whitlock' })).toBeDisabled();
  await panel.getByLabel('A line from you').fill('Bring layers.');
  await page.reload();
  await open(page);
  await expect(panel.getByLabel('A line from you')).toHaveValue('Bring layers.');
  await panel.getByRole('button', { name: 'Send to 2' }).click();
  await expect(told(page, 'The call sheet is on its way to 2 people')).toBeVisible();

  const [mail] = await mailsTo(server.dataDir, dana, 1);
  expect(mail).toContain('Bring layers.');
  expect(mail).toContain('1:15 PM');
  await mailsTo(server.dataDir, kim, 1);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const phone = await context.newPage();
  await phone.goto(linkIn(mail));
  await phone.getByRole('button', { name: 'Yes' }).click();
  await expect(phone.getByRole('heading', { name: 'You’re coming.' })).toBeVisible();

  await open(page);
  await expect(rowOf(page, 'Dana')).toContainText('Yes · today');
  await panel.getByRole('button', { name: 'Nudge Kim Sato' }).click();
  await expect(told(page, 'A nudge is on its way to 1 person')).toBeVisible();
  const nudges = await mailsTo(server.dataDir, kim, 2);
  expect(nudges.some((each) => each.includes('is waiting for your answer'))).toBe(true);
  expect(await mailsTo(server.dataDir, dana, 1)).toHaveLength(1);
  await page.keyboard.press('Escape');

  const data = { date: '2126-11-22' };
  await expect(await page.request.patch(`/api/shoots/${id}`, { headers, data })).toBeOK();
  await page.reload();
  await open(page);
  await expect(rowOf(page, 'Dana')).toContainText('Asked again · the date has moved');
  await panel.getByRole('checkbox', { name: 'Send to Kim Sato' }).uncheck();
  await panel.getByRole('button', { name: 'Send to 1' }).press('Enter');
  await expect(panel).toBeHidden();
  const mails = await mailsTo(server.dataDir, dana, 2);
  expect(mails.some((each) => each.includes('asks if you can still make it'))).toBe(true);
  await phone.goto(linkIn(mail));
  await expect(phone.getByRole('heading', { name: 'The plan has moved. Still in?' })).toBeVisible();
  await context.close();
});
