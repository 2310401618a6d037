import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeDeps } from '../../make-deps.ts';
import { testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { newEmail, signedIn, signUp } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { mailServer } from '../../testing/mail-server.ts';
import type { Content } from './content.ts';
import * as contents from './content.ts';
import { layOut } from './layout.ts';
import { mailQueue } from './service.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(() => {
  t.server.mails.length = 0;
  t.server.refuse({});
});
afterAll(() => t.close());

const FORGOT = '/api/auth/forget-password';
const inviteUrl = (teamId: string) => `/api/team/${teamId}/invite/send`;

async function waiting(): Promise<{ state: string; data: string }[]> {
  const { rows } = await t.database.pool.query(
    `select state, data::text from pgboss.job where name = 'mail'`,
  );
  return rows;
}

describe('every mail', () => {
  const url = 'https://shoots.example.org/auth?x=1&y=2';
  const all: readonly (readonly [string, Content])[] = [
    ['invitation', contents.invitation('en', { inviter: 'Ada Byron', team: 'Nightshift', url })],
    ['confirmation', contents.accountMail('confirmation', 'en', url)],
    ['address taken', contents.accountMail('addressTaken', 'en', url)],
    ['password reset', contents.accountMail('passwordReset', 'en', url)],
    ['sign-in changed', contents.signInChanged('passkeyAdded', 'en', url)],
    ['recovery code used', contents.recoveryCodeUsed(9, 'en', url)],
    ['password changed', contents.accountMail('passwordChanged', 'en', url)],
  ];

  test.each(all)('(%s) says the same in both forms, and fetches nothing', (_, content) => {
    const { subject, text, html } = layOut(content, {}, 'en');
    expect(subject).toBe(content.subject);
    for (const part of [content.heading, ...content.paragraphs, ...content.notes, url]) {
      expect(text).toContain(part);
      expect(html).toContain(part.replaceAll('&', '&amp;'));
    }
    expect(html).not.toMatch(/<(img|script|link|style|iframe|object|form)\b|url\(|src=/i);
    const addresses = [...html.matchAll(/https?:[^"<]*/g)].map(([found]) => found);
    expect(new Set(addresses)).toEqual(new Set([url.replaceAll('&', '&amp;')]));
  });

  test('shows what people typed as they typed it', () => {
    const evil = `<img src=x onerror=alert(1)> & "Ada's" </td>`;
    const { html, text } = layOut(
      contents.invitation('en', { inviter: evil, team: evil, url }),
      {},
      'en',
    );
    expect(html).not.toContain('<img');
    expect(html).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Ada&#39;s&quot; &lt;/td&gt;',
    );
    expect(text).toContain(evil);
  });
});

describe('an invitation by mail', () => {
  test('tells who invites, to which team, and brings the link', async () => {
    const ada = await signedIn(t, { firstName: 'Ada', lastName: 'Byron' });
    const email = newEmail();
    const answer = await ada.post(inviteUrl(ada.team.id), { email });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    const { parsed, recipients } = await t.server.mailTo(email);
    expect(recipients).toEqual([email]);
    expect(parsed.subject).toBe("Ada Byron invites you to Ada's Team");
    const link = /http:\/\/localhost:3000\/auth#inviteCode=[0-9a-f]{32}/.exec(
      parsed.text ?? '',
    )?.[0];
    expect(link).toBeDefined();
    expect(parsed.html).toContain(`href="${link}"`);
    expect(parsed.text).not.toContain(ada.team.inviteCode);
    expect(parsed.text).not.toContain(ada.email);
  });

  test('answers alike whether the address has an account or not', async () => {
    const [ada, bob] = [await signedIn(t), await signedIn(t)];
    const answers: string[] = [];
    for (const email of [newEmail(), bob.email]) {
      answers.push((await ada.post(inviteUrl(ada.team.id), { email })).text);
    }
    expect(answers).toEqual(Array(2).fill('{"success":true}'));
  });

  test('is refused for members of the team, whatever the letter case', async () => {
    const ada = await signedIn(t);
    const bob = await signedIn(t, { team: ada.team, role: 'member' });
    for (const email of [ada.email, bob.email.toUpperCase()]) {
      const answer = await ada.post(inviteUrl(ada.team.id), { email });
      const error = 'This person is already in the team';
      expect([answer.status, answer.body]).toEqual([409, { error, code: 'conflict' }]);
    }
  });

  test.each(['admin', 'member'] as const)('is not for an %s to send', async (role) => {
    const owner = await signedIn(t);
    const other = await signedIn(t, { team: owner.team, role });
    const answer = await other.post(inviteUrl(owner.team.id), { email: newEmail() });
    expect(answer.status).toBe(403);
  });

  test('is not for another team to send', async () => {
    const [ada, eve] = [await signedIn(t), await signedIn(t)];
    const email = newEmail();
    const foreign = await eve.post(inviteUrl(ada.team.id), { email });
    const unknown = await eve.post(inviteUrl(randomUUID()), { email });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });

  test('has one subject and one recipient, whatever people and teams are called', async () => {
    const name = `Bcc: eve@example.org <b>"x"</b> =?utf-8?q?=0ABcc:?= ${'ü'.repeat(60)}`.slice(
      0,
      100,
    );
    const ada = await signedIn(t, { firstName: name, lastName: name });
    await t.database.pool.query('update teams set name = $1 where id = $2', [name, ada.team.id]);
    const email = newEmail();
    await ada.post(inviteUrl(ada.team.id), { email });
    const { parsed, raw, recipients } = await t.server.mailTo(email);
    expect(recipients).toEqual([email]);
    const [headers] = raw.split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(parsed.bcc ?? []).toEqual([]);
    expect(parsed.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
  });

  test.each(['zoe@example.org\r\nBcc: eve@example.org', 'a@b.c, d@e.f', '"x"@', 'zoe'])(
    'goes to no address that reads %j',
    async (email) => {
      const ada = await signedIn(t);
      const answer = await ada.post(inviteUrl(ada.team.id), { email });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ fields: { email: expect.any(String) } });
    },
  );

  test('can be sent so often and no more, to one address and by one person', async () => {
    const limited = await mailApp({ env: { rateLimits: true } });
    const [ada, bob] = [await signedIn(limited), await signedIn(limited)];
    const email = newEmail();
    const statuses: number[] = [];
    for (const who of [ada, ada, ada, bob, bob, bob]) {
      statuses.push((await who.post(inviteUrl(who.team.id), { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    let sent = 3;
    while ((await ada.post(inviteUrl(ada.team.id), { email: newEmail() })).status === 200) sent++;
    expect(sent).toBe(50);
    await limited.close();
  });
});

describe('a mail server that', () => {
  test('refuses for now gets the mail later', async () => {
    const { email } = await signUp(t);
    t.server.refuse({ 'RCPT TO': 450 });
    expect((await makeClient(t.app).post(FORGOT, { email })).status).toBe(200);
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ state: 'retry' }]));
    t.server.refuse({});
    await t.database.pool.query(`update pgboss.job set start_after = now() where name = 'mail'`);
    const other = await signUp(t);
    await makeClient(t.app).post(FORGOT, { email: other.email });
    await t.server.mailTo(email);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  });

  test('refuses for good is not asked again', async () => {
    const { email } = await signUp(t);
    t.server.refuse({ 'RCPT TO': 550 });
    await makeClient(t.app).post(FORGOT, { email });
    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
    expect(t.server.mails).toEqual([]);
  });

  test('is away keeps no request waiting, and the mail survives a restart', async () => {
    const away = { ...t.server.settings, port: 1 };
    const first = await testApp({ env: { smtp: away } });
    await first.app.startTasks();
    const { email } = await signUp(first);
    const startedAt = performance.now();
    expect((await makeClient(first.app).post(FORGOT, { email })).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    const { pool } = first.database;
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`select state from pgboss.job where name = 'mail'`);
      expect(rows).toEqual([{ state: 'retry' }]);
    });
    await first.app.close();

    const server = await mailServer();
    const env = { ...first.env, smtp: server.settings };
    const deps = makeDeps({ env, database: first.database });
    const nothing = async () => undefined;
    await pool.query(`update pgboss.job set start_after = now() where name = 'mail'`);
    await deps.jobs.start(
      {
        queues: [
          mailQueue(deps, {
            reminder: nothing,
            call: nothing,
            days: nothing,
            notice: nothing,
            invitation: nothing,
            afterwards: nothing,
            notifications: nothing,
            noteOutcome: nothing,
          }),
        ],
      },
      () => {},
    );
    expect((await server.mailTo(email)).parsed.subject).toBe('Choose a new password');
    await deps.jobs.stop();
    await server.close();
    await first.close();
  });
});

test('without a mail server mails lie in the outbox', async () => {
  const plain = await testApp();
  await plain.app.startTasks();
  const { email } = await signUp(plain);
  await makeClient(plain.app).post(FORGOT, { email });
  const folder = join(plain.env.dataDir, 'outbox');
  const findMails = async () => {
    const names = (await readdir(folder)).filter((each) => each.endsWith('.eml'));
    expect(names).toHaveLength(1);
    return names;
  };
  const [name] = await vi.waitFor(findMails, { timeout: 20_000 });
  const mail = await PostalMime.parse(await readFile(join(folder, name!)));
  expect(mail).toMatchObject({ subject: 'Choose a new password', to: [{ address: email }] });
  await plain.close();
});
