import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf } from '../../admin/commands.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';

const operators: string[] = [];

let t: TestApp;
let operator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp({ env: { operators } });
  operator = await signedIn(t);
  operators.push(operator.email);
  await confirmed(true);
});
afterAll(() => t.close());

const confirmed = (is: boolean) =>
  t.database.pool.query('update users set email_verified = $2 where email = $1', [
    operator.email,
    is,
  ]);
const sentIn = (ago: string) =>
  t.database.pool.query(
    'update sessions set authenticated_at = now() - $2::interval where user_id = $1',
    [operator.userId, ago],
  );

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const act = (action: string, values: Record<string, string>, by = operator) =>
  by.request('POST', `/operator/${action}`, {
    headers: form,
    payload: new URLSearchParams(values).toString(),
  });

/** The commands that need to know of what. The others list something. */
function changingCommands(): string[] {
  try {
    commandOf([]);
  } catch (error) {
    return [...String(error).matchAll(/^ {2}([\w-]+) [A-Z]/gm)].map(([, name = '']) => name);
  }
  return [];
}

test('the page exists for operators with a confirmed address, and for no one else', async () => {
  expect((await operator.get('/operator')).status).toBe(200);
  expect((await (await signedIn(t)).get('/operator')).status).toBe(404);
  await confirmed(false);
  expect((await operator.get('/operator')).status).toBe(404);
  expect((await act('confirm', { email: operator.email })).status).toBe(404);
  await confirmed(true);
});

test('the profile links to the page for those who may open it', async () => {
  const ask = async (by: typeof operator) => (await by.get('/api/user/operator')).body;
  expect(await ask(operator)).toEqual({ isOperator: true });
  expect(await ask(await signedIn(t))).toEqual({ isOperator: false });
  await confirmed(false);
  expect(await ask(operator)).toEqual({ isOperator: false });
  await confirmed(true);
});

test('it finds people and teams, and escapes their names', async () => {
  const ada = await signedIn(t);
  await t.database.pool.query(`update teams set name = '<b>Night' where id = $1`, [ada.team.id]);
  const page = String((await operator.get(`/operator?text=${ada.email.slice(4)}`)).body);
  expect(page).toContain(ada.email);
  // Also the teams that the person owns.
  expect(page).toContain(ada.team.id);
  expect(page).not.toContain(operator.email);
  const teams = String((await operator.get('/operator?text=%3Cb%3ENight')).body);
  expect(teams).toContain('&lt;b&gt;Night');
  expect(teams).not.toContain('<b>Night');
});

test('it says what is wrong, on request also what the doctor finds', async () => {
  expect(String((await operator.get('/operator')).body)).not.toContain('npm run');
  const page = String((await operator.get('/operator?text=Night&examine=1')).body);
  expect(page).toContain(
    '<input type="hidden" name="text" value="Night"><button class="button" name="examine"',
  );
  expect(page).toContain('Emails are only saved as files');
});

test('what takes over or deletes needs a recent sign-in', async () => {
  const { email, team } = await signedIn(t);
  await sentIn('1 hour');
  const acts = [
    await act('password-link', { email }),
    await act('confirm', { email }),
    await act('sign-out', { email }),
    await act('give-team', { email, team: team.id }),
    await act('delete-user', { email, sure: 'yes' }),
    await act('delete-team', { team: team.id, sure: 'yes' }),
  ];
  await sentIn('0');
  expect(acts.map(({ status }) => status)).toEqual(Array(6).fill(403));
  expect(String(acts[0]?.body)).toContain('Nothing was changed');
});

test('an operator who has to sign in comes back to the list', async () => {
  const { email } = await signedIn(t);
  const list = `/operator?text=${encodeURIComponent(email)}`;
  const back = encodeURIComponent(list);
  await sentIn('1 hour');
  const refused = await act('sign-out', { email, text: email });
  await sentIn('0');
  expect(String(refused.body)).toContain(`href="/auth?again=true&amp;redirect=${back}"`);

  const browser = { headers: { accept: 'text/html' } };
  const opened = await makeClient(t.app).request('GET', list, browser);
  expect([opened.status, opened.headers.location]).toEqual([303, `/auth?redirect=${back}`]);
  const sent = await makeClient(t.app).request('POST', '/operator/sign-out', {
    headers: { ...form, ...browser.headers },
    payload: `email=${email}`,
  });
  expect(sent.status).toBe(401);
  expect(String(sent.body)).toContain('href="/auth?again=true&amp;redirect=%2Foperator"');
});

test('the page does whatever npm run admin changes', async () => {
  const names = changingCommands();
  expect(names).toContain('confirm');
  for (const name of names) expect([name, (await act(name, {})).status]).toEqual([name, 400]);
});

test('an account is signed out everywhere', async () => {
  const ada = await signedIn(t);
  expect(String((await operator.get(`/operator?text=${ada.email}`)).body)).toContain(
    'Sign out everywhere',
  );
  expect((await act('sign-out', { email: ada.email })).status).toBe(303);
  expect((await ada.get('/api/auth/me')).status).toBe(401);
});

test('a password link is shown once, and not kept by browsers', async () => {
  const { email } = await signedIn(t);
  const { status, body, headers } = await act('password-link', { email });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(String(body)).toMatch(/\/auth\/reset#token=[\w-]{43}</);
});

test('accounts and teams are deleted only by those who agree', async () => {
  const ada = await signedIn(t);
  const count = async () =>
    (await t.database.pool.query('select 1 from users where email = $1', [ada.email])).rowCount;
  expect((await act('delete-user', { email: ada.email })).status).toBe(400);
  expect((await act('delete-team', { team: ada.team.id })).status).toBe(400);
  expect(await count()).toBe(1);
  expect((await act('delete-team', { team: ada.team.id, sure: 'yes' })).status).toBe(303);
  expect((await act('delete-user', { email: ada.email, sure: 'yes' })).status).toBe(303);
  expect(await count()).toBe(0);
  expect((await act('delete-user', { email: ada.email, sure: 'yes' })).status).toBe(404);
});

test('the page says what was done, and keeps the search', async () => {
  const { email } = await signedIn(t);
  const done = await act('confirm', { email, text: email });
  const { location = '' } = done.headers;
  expect(location).toBe(`/operator?text=${encodeURIComponent(email)}&done=confirm`);
  const page = String((await operator.get(String(location))).body);
  expect(page).toContain('<p role="status">The address is confirmed now.</p>');
  expect(page).toContain(`name="text" value="${email}"`);
  expect(page).not.toContain(operator.email);
  const link = await act('password-link', { email, text: email });
  expect(String(link.body)).toContain(`href="/operator?text=${encodeURIComponent(email)}"`);
});

test('an act that is refused says why, on the page', async () => {
  const [ada, bea] = [await signedIn(t), await signedIn(t)];
  const give = async (email: string) => act('give-team', { team: ada.team.id, email });
  const [stranger, unknown] = [await give(bea.email), await give('unknown@example.org')];
  expect([stranger.status, unknown.status]).toEqual([422, 404]);
  expect(String(stranger.body)).toContain('Only a member can become its owner.');
  expect(String(unknown.body)).toContain('This account or team was not found.');
});

test('a search that finds nothing says so', async () => {
  const page = String((await operator.get('/operator?text=no-such-name')).body);
  expect(page).toContain('No accounts found.');
  expect(page).toContain('No teams found.');
});

test('failed work runs again', async () => {
  await t.jobs.prepare('mail');
  const id = randomUUID();
  await t.database.pool.query(
    `insert into pgboss.job (id, name, state) values ($1, 'mail', 'failed')`,
    [id],
  );
  expect(String((await operator.get('/operator')).body)).toContain(id);
  expect((await act('retry', { job: id })).status).toBe(303);
  const { rows } = await t.database.pool.query('select state from pgboss.job where id = $1', [id]);
  expect(rows).toEqual([{ state: 'retry' }]);
});

test('a form of another site does nothing', async () => {
  const { email } = await signedIn(t);
  const answer = await operator.request('POST', '/operator/delete-user', {
    headers: { ...form, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    payload: `email=${email}&sure=yes`,
  });
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'foreign_origin' }]);
});
