import { sendInvitation } from '@lensemble/contract/invites';
import { setLanguage } from '@lensemble/contract/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
afterAll(() => t.close());

const URL = '/api/user/language';
const FORGOT = '/api/auth/forget-password';
const offered = ['en', 'de', 'es', 'fr', 'ja'];

async function newcomer(acceptLanguage: string) {
  const client = makeClient(t.app);
  const email = newEmail();
  const body = { email, password: PASSWORD, name: 'Ada Byron' };
  await client.request('POST', '/api/auth/sign-up/email', {
    body,
    headers: { 'accept-language': acceptLanguage },
  });
  return Object.assign(client, { email });
}

async function subjectOfReset(email: string): Promise<string | undefined> {
  await makeClient(t.app).post(FORGOT, { email });
  return (await t.server.mailTo(email)).parsed.subject;
}

test('a new account has the language of its browser, and its mails come in it', async () => {
  const ada = await newcomer('de-AT,de;q=0.9,en;q=0.8');
  expect((await ada.get(URL)).body).toEqual({ language: 'de', offered });
  expect(await subjectOfReset(ada.email)).toBe('Wähle ein neues Passwort');
});

test('without a language of the server, a new account has none, and its mails are English', async () => {
  const ada = await newcomer('nl');
  expect((await ada.get(URL)).body).toEqual({ language: null, offered });
  expect(await subjectOfReset(ada.email)).toBe('Choose a new password');
});

test('a person chooses a language, and takes the choice back', async () => {
  const ada = await newcomer('en');
  const answer = await ada.patch(URL, { language: 'fr' });
  expect([answer.status, answer.body]).toEqual([200, { language: 'fr', offered }]);
  expect(await subjectOfReset(ada.email)).toBe('Choisissez un nouveau mot de passe');
  await ada.patch(URL, { language: null });
  expect((await ada.get(URL)).body).toEqual({ language: null, offered });
});

test('a language that the server does not offer is refused', async () => {
  const ada = await signedIn(t);
  const answers = [
    await ada.patch(URL, { language: 'nl' }),
    await ada.patch(URL, { language: 'en-XA' }),
  ];
  expect(answers.map(({ status, body }) => [status, (body as { error: string }).error])).toEqual([
    [422, 'Please choose a language'],
    [422, 'This server does not offer this language'],
  ]);
});

test('refusals are in the language of the account, or of the browser of a signed-out reader', async () => {
  const ada = await signedIn(t);
  await ada.patch(URL, { language: 'ja' });
  const refused = await ada.post('/api/shoots', { title: ' ', color: 'red' });
  expect(refused.body).toMatchObject({
    code: 'invalid',
    fields: {
      title: '撮影のタイトルを入力してください',
      color: '色は#3B82F6のように指定してください',
    },
  });
  const stranger = makeClient(t.app);
  const headers = { 'accept-language': 'fr-CA' };
  const answer = await stranger.get('/api/shoots', headers);
  expect(answer.body).toMatchObject({ error: 'Veuillez d’abord vous connecter' });
  expect((await stranger.get('/api/shoots')).body).toMatchObject({ error: 'Please sign in first' });
});

test('a page for a failure is in the language of the browser', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'es' };
  const page = await t.app.inject({ url: '/nowhere', headers });
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).toContain('<p>No se ha encontrado.</p>');
  expect(page.body).toContain('<a href="/">ve a la página de inicio</a>');
});

test('an invitation to a stranger is in the language of the inviter', async () => {
  const ada = await signedIn(t, { firstName: 'Ada', lastName: 'Byron' });
  await ada.call(setLanguage, { body: { language: 'ja' } });
  const email = newEmail();
  await ada.call(sendInvitation, {
    params: { teamId: ada.team.id },
    body: { email, role: 'member' },
  });
  const { parsed } = await t.server.mailTo(email);
  expect(parsed.subject).toBe("Ada ByronさんがAda's Teamに招待しています");
  expect(parsed.html).toContain('<html lang="ja">');
});

test('a server that offers English only leaves accounts without a language', async () => {
  const english = await testApp({ env: { languages: ['en'] } });
  const client = makeClient(english.app);
  const body = { email: newEmail(), password: PASSWORD, name: 'Ada Byron' };
  await client.request('POST', '/api/auth/sign-up/email', {
    body,
    headers: { 'accept-language': 'en,de' },
  });
  expect((await client.get(URL)).body).toEqual({ language: null, offered: ['en'] });
  await english.close();
});
