import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page, Route } from '@playwright/test';
import { callsOf, personalLink } from './support/calls.ts';
import { inDays } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { mailsTo } from './support/mails.ts';
import { newPerson, planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const DAYS_UNTIL_SHOOT = 7;
const quickHashing = new URL('../testing/quick-hashing.ts', import.meta.url);
const movedClock = new URL('../testing/moved-clock.ts', import.meta.url);

test.use({
  serverEnv: {
    NODE_OPTIONS: `--import=${quickHashing} --import=${movedClock}`,
    MOVED_CLOCK_DAYS: String(DAYS_UNTIL_SHOOT + 32),
  },
});

const crew = ['Dana', 'Kim', 'Yuki', 'Leo', 'Sam', 'Noah', 'Ada'] as const;
const newAddresses = () => crew.slice(0, 4).map(() => newPerson().email);
const addresses = newAddresses();
const [dana = '', kim = '', yuki = '', leo = ''] = addresses;

/** Seven people, four of whom have an address. */
async function planWithCrew(page: Page, emails = addresses): Promise<string> {
  const date = inDays(DAYS_UNTIL_SHOOT);
  const plan = { date, time: '14:00', timeZone: 'Europe/Rome', status: 'planning' } as const;
  const { id } = await planShoot(page, { title: 'Morgan le Fay', ...plan });
  const participants = crew.map((name, index) => ({ name, email: emails[index] ?? null }));
  const data = { participants };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  return id;
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Send call sheet' });
const rowOf = (page: Page, name: string) =>
  panelOf(page).getByRole('listitem').filter({ hasText: name });
const open = (page: Page) =>
  page.getByRole('button', { name: 'Send call sheet', exact: true }).first().click();
const linkIn = (mail = '') => /https?:\/\/[^/\s]+\/call\/[\w.-]+/.exec(mail)?.[0] ?? '';

/** Opens personal links on a phone. Without scripts, nothing tells that a page was opened. */
async function phone(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, javaScriptEnabled });
  return context.newPage();
}

const answers = { Yes: 'You’re coming.', Maybe: 'You might come.', No: 'You can’t come.' } as const;

async function answer(on: Page, link: string, given: keyof typeof answers): Promise<void> {
  await on.goto(link);
  await on.getByRole('button', { name: new RegExp(`^${given}`) }).click();
  await expect(on.getByRole('heading', { name: answers[given] })).toBeVisible();
}

test('a crew of seven is asked, answers without scripts, is asked again and nudged, until its links end', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Mira', lastName: 'Lindqvist' });
  const id = await planWithCrew(page);
  await page.goto(`/shoots/${id}`);
  await open(page);
  const panel = panelOf(page);
  await expect(rowOf(page, 'Sam')).toContainText('No email address');
  // This server sends no email, so the link of each person is at hand.
  await expect(panel.getByRole('button', { name: /^Copy link: / })).toHaveCount(crew.length);
  await expect(panel.getByText(/^Email is off on this server/)).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: 'Send to Sam' })).toBeDisabled();
  await panel.getByLabel('Personal message').fill('Bring layers.');
  await page.reload();
  await open(page);
  await expect(panel.getByLabel('Personal message')).toHaveValue('Bring layers.');
  await panel.getByRole('switch', { name: 'Attach the PDF' }).click();
  await expect(panel.getByText(/^About/)).toBeVisible();
  await panel.getByRole('button', { name: 'Send to 4' }).press('Enter');
  await expect(told(page, 'Not emailed: 4 emails are in the outbox')).toBeVisible();

  const links: string[] = [];
  for (const address of addresses) {
    const [mail = ''] = await mailsTo(server.dataDir, address, 1);
    for (const part of ['Bring layers.', 'Content-Type: application/pdf', 'method=REQUEST'])
      expect(mail).toContain(part);
    links.push(linkIn(mail));
  }
  expect(new Set(links).size).toBe(4);
  const [danas = '', kims = '', yukis = '', leos = ''] = links;
  const run = promisify(execFile);
  const outbox = fileURLToPath(
    new URL('../apps/server/src/ports/mail/outbox-main.ts', import.meta.url),
  );
  const listed = await run(process.execPath, [outbox], {
    env: { ...process.env, DATA_DIR: server.dataDir },
  });
  expect(listed.stdout).toContain(dana);
  expect(listed.stdout).not.toContain('/call/');

  const plain = await phone(browser, false);
  await answer(plain, danas, 'Yes');
  await answer(plain, kims, 'Maybe');
  await answer(plain, yukis, 'No');
  const scripted = await phone(browser, true);
  await scripted.goto(await personalLink(page, id, crew.indexOf('Sam')));
  const sams = async () => (await callsOf(page, id))[crew.indexOf('Sam')];
  await expect.poll(async () => (await sams())?.openedAt).not.toBeNull();
  await open(page);
  await expect(rowOf(page, 'Sam')).toContainText('Opened');
  for (const [name, state] of Object.entries({
    Dana: 'Yes',
    Kim: 'Maybe',
    Yuki: 'No',
    Leo: 'In the outbox',
  }))
    await expect(rowOf(page, name)).toContainText(`${state} · today`);
  await expect(rowOf(page, 'Noah')).toContainText('No email address');
  await page.keyboard.press('Escape');

  const data = { time: '16:00' };
  await expect(await page.request.patch(`/api/shoots/${id}`, { headers, data })).toBeOK();
  await page.reload();
  await expect(page.getByText('2 asked again')).toBeVisible();
  await plain.goto(kims);
  await expect(plain.getByRole('heading', { name: 'The plan has moved. Still in?' })).toBeVisible();
  await answer(plain, danas, 'Yes');
  await page.reload();
  const nudged = page.getByRole('listitem').filter({ hasText: '3 have not answered' });
  const nudge = nudged.getByRole('button', { name: 'Nudge' });
  await nudge.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Nudge 2 people?' });
  await expect(question).toContainText('Kim and Leo each get an email');
  await page.keyboard.press('Escape');
  await expect(nudge).toBeFocused();
  for (const address of [kim, leo])
    expect(await mailsTo(server.dataDir, address, 1)).toHaveLength(1);
  const inCrew = page.getByRole('region', { name: /^Crew/ });
  await inCrew.getByRole('button', { name: 'Nudge 2' }).press('Enter');
  await question.getByRole('button', { name: 'Nudge 2' }).press('Enter');
  await expect(told(page, 'Not emailed: 2 emails are in the outbox')).toBeVisible();
  await expect(inCrew.locator(':focus')).toHaveCount(1);
  for (const address of [kim, leo]) {
    const mails = await mailsTo(server.dataDir, address, 2);
    expect(mails.some((each) => each.includes('is waiting for your answer'))).toBe(true);
  }
  for (const address of [dana, yuki])
    expect(await mailsTo(server.dataDir, address, 1)).toHaveLength(1);

  const status = async (link: string) => (await page.request.get(link)).status();
  await page.getByRole('button', { name: 'Personal link of Kim' }).click();
  await page.getByRole('menuitem', { name: 'New link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New link' }).click();
  await expect(told(page, 'New link for Kim')).toBeVisible();
  expect(await status(kims)).toBe(404);
  const newLink = await personalLink(page, id, crew.indexOf('Kim'));
  expect(await status(newLink)).toBe(200);

  await page.getByRole('button', { name: 'Remove Leo' }).click();
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  expect(await status(leos)).toBe(404);
  expect(await status(danas)).toBe(200);

  process.kill(server.pid, 'SIGUSR2');
  try {
    await expect.poll(() => status(danas)).toBe(404);
    for (const link of [newLink, yukis]) expect(await status(link)).toBe(404);
    await plain.goto(danas);
    await expect(plain.getByRole('heading', { name: 'This link does not open' })).toBeVisible();
  } finally {
    // The other journeys may share this server.
    process.kill(server.pid, 'SIGUSR2');
  }
  await plain.context().close();
  await scripted.context().close();
});

test('a call sheet whose answer was lost is sent once, and once more when the panel is opened again', async ({
  page,
  server,
}) => {
  await signUp(page);
  const emails = newAddresses();
  const id = await planWithCrew(page, emails);
  await page.goto(`/shoots/${id}`);
  const sendToAll = async () => {
    await panelOf(page)
      .getByRole('button', { name: /^Everyone/ })
      .click();
    await panelOf(page).getByRole('button', { name: 'Send to 4' }).press('Enter');
  };
  const address = `/api/shoots/${id}/calls/send`;
  const lose = async (route: Route) => {
    expect((await route.fetch()).status()).toBe(200);
    await route.abort();
  };
  await page.route(`**${address}`, lose, { times: 1 });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(address)) keys.push(request.headers()['idempotency-key']);
  });
  await open(page);
  await sendToAll();
  await expect(told(page, 'Please check your connection and try again.')).toBeVisible();
  // The same people, chosen in another order.
  await rowOf(page, 'Dana').getByRole('checkbox').uncheck();
  await rowOf(page, 'Dana').getByRole('checkbox').check();
  await panelOf(page).getByRole('button', { name: 'Send to 4' }).press('Enter');
  await expect(told(page, 'Not emailed: 4 emails are in the outbox')).toBeVisible();
  await expect(panelOf(page)).toBeHidden();
  await open(page);
  await sendToAll();
  await expect(panelOf(page)).toBeHidden();
  for (const each of emails) expect(await mailsTo(server.dataDir, each, 2)).toHaveLength(2);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(2);
  expect(keys[1]).toBe(keys[0]);
});
