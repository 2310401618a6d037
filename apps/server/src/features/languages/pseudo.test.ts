import { callSheetAddress } from '@lensemble/contract/call-sheets';
import { callPath } from '@lensemble/contract/calls';
import { setLanguage } from '@lensemble/contract/languages';
import { pseudo } from '@lensemble/messages/pseudo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shoots } from '../../db/schema/shoots.ts';
import { fullShoot } from '../../testing/call-sheets.ts';
import { buildAway } from '../../testing/items.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { buildSharedShoot } from '../../testing/shared-shoot.ts';
import { buildCallLink, buildGuest } from '../../testing/shoots.ts';
import { textOfDocx } from '../../testing/word-files.ts';

/*
 * In the pseudo-language, every letter of a text from the catalog has an accent. Words without accents are data, or texts
 * that bypass the catalog.
 */

let t: MailApp;
beforeAll(async () => {
  t = await mailApp({ env: { languages: ['en', 'en-XA'] } });
});
afterAll(() => t.close());

const headers = { accept: 'text/html', 'accept-language': 'en-XA' };
/** A call sheet says when its shoot last changed. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleString('en-US', { month: 'long' }),
).join(' ');
/** Names, and what `Intl` writes in English. */
const OWN =
  'Lensemble Ada Byron Team Neon Ronin Rain Run Instagram Saturday Sunday Central European Japan Standard Time GMT open-meteo com Google Calendar Maps OpenStreetMap Apple';

const wordsIn = (text: string) => text.match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? [];
/** What readers see or hear: text, descriptions of pictures and buttons, and the words of a link preview. */
const textOf = (html: string) =>
  [
    html.replace(/<(style|script)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' '),
    ...[...html.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, text]) => text),
    ...[...html.matchAll(/(?:description|:alt)" content="([^"]*)"/g)].map(([, text]) => text),
  ]
    .join(' ')
    .replace(/&\w+;/g, ' ');

function expectNoEnglish(text: string, data: unknown = ''): void {
  const known = new Set(wordsIn(`${OWN} ${MONTHS} ${JSON.stringify(data).replaceAll('\\n', ' ')}`));
  const bare = text.replace(/https?:\/\/\S+|\S+@\S+/g, ' ');
  expect(wordsIn(bare).filter((word) => !known.has(word))).toEqual([]);
}

test('a shared page says nothing past the catalog', async () => {
  const { shoot } = await buildSharedShoot(t);
  const { body: data } = await t.app.inject(`/api/public/shoots/${shoot.id}`);
  const page = await t.app.inject({ url: `/public/shoots/${shoot.id}`, headers });
  expect(page.body).toContain('Śćĥéďúĺé');
  const onPage = 'under arch gravel lot Ospedale Scotte reference remark instagram CzR mWnMt';
  expectNoEnglish(textOf(page.body), [data, onPage]);
});

test('a personal page says nothing past the catalog, asked, answered and asked again', async () => {
  const { shoot } = await buildSharedShoot(t);
  const { orm } = t.database;
  const own = { name: 'Ada Byron', role: 'Model' };
  const { personnelId } = await buildAway(orm, { id: shoot.teamId });
  const guest = await buildGuest(orm, shoot, { ...own, personnelId });
  const url = callPath(await buildCallLink(orm, t.env, guest));
  const { body: data } = await t.app.inject(`/api/public/shoots/${shoot.id}`);
  const ownWords =
    'under arch gravel lot Ospedale Scotte reference remark Nightshift Vault Sat Nov days';
  const plan = (day: string, time: string) =>
    orm.update(shoots).set({ date: day, time }).where(eq(shoots.id, shoot.id));
  const read = async () => {
    const words = textOf((await t.app.inject({ url, headers })).body);
    expectNoEnglish(words, [data, ownWords]);
    return words;
  };
  await plan('2126-11-23', '15:30');
  const asked = await read();
  for (const text of ['Can you make it?', 'I’m away on…', 'Add'])
    expect(asked).toContain(pseudo(text));
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  await t.app.inject({ method: 'POST', url, headers: type, payload: 'answer=yes' });
  expect(await read()).toContain(pseudo('You’re coming.'));
  await plan('2126-11-30', '07:45');
  expect(await read()).toContain(pseudo('The plan has moved. Still in?'));
});

test('pages for failures and for links in mails say nothing past the catalog', async () => {
  const urls = ['/public/shoots/nowhere', '/nowhere', '/unsubscribe/nothing', '/call/nothing'];
  for (const url of urls) {
    const page = await t.app.inject({ url, headers });
    expectNoEnglish(textOf(page.body));
  }
});

test('a call sheet says nothing past the catalog', async () => {
  const ada = await signedIn(t);
  await ada.call(setLanguage, { body: { language: 'en-XA' } });
  const { shoot, words } = await fullShoot(t, ada);
  const { body: data } = await ada.get(`/api/shoots/${shoot.id}`);
  const headers = { cookie: ada.cookie ?? '', 'sec-fetch-site': 'same-origin' };
  const url = callSheetAddress(ada.team.id, shoot.id, 'docx');
  const { rawPayload } = await t.app.inject({ url, headers });
  expectNoEnglish(textOfDocx(rawPayload).text, [data, words]);
});

test('mails say nothing past the catalog', async () => {
  const ada = await signedIn(t);
  await ada.call(setLanguage, { body: { language: 'en-XA' } });
  const { shoot, words } = await fullShoot(t, ada);
  const email = newEmail();
  const { body: data } = await ada.get(`/api/shoots/${shoot.id}`);
  const body = { participants: [{ name: 'Ines', role: 'Model', email }] };
  expect((await ada.patch(`/api/shoots/${shoot.id}/resources`, body)).status).toBe(200);
  expect((await ada.post(`/api/shoots/${shoot.id}/send-reminders`)).status).toBe(200);
  const mails = [
    await t.server.mailTo(email),
    await ada
      .post('/api/auth/forget-password', { email: ada.email })
      .then(() => t.server.mailTo(ada.email)),
  ];
  for (const { parsed } of mails) {
    expectNoEnglish(`${parsed.subject} ${parsed.text}`, [data, words, body]);
  }
});

test('refusals say nothing past the catalog', async () => {
  const ada = await signedIn(t);
  await ada.call(setLanguage, { body: { language: 'en-XA' } });
  const refused = await ada.post('/api/shoots', { title: '', color: 'red', surprise: 1 });
  const { error, fields } = refused.body as { error: string; fields: Record<string, string> };
  expectNoEnglish([error, ...Object.values(fields)].join(' '));
});
