import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'env-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const FROM = 'shoots@example.org';
const read = (source: NodeJS.ProcessEnv) => {
  const { smtp, mailFrom, emailConfirmation } = readEnv({ DATA_DIR: dataDir, ...source });
  return { smtp, mailFrom, emailConfirmation };
};

test('without a mail server mails have a placeholder sender, and addresses are not confirmed', () => {
  expect(read({ PUBLIC_URL: 'https://shoots.example.org' })).toEqual({
    smtp: undefined,
    mailFrom: { name: 'Lensemble', address: 'no-reply@shoots.example.org' },
    emailConfirmation: false,
  });
});

test.each([
  ['smtp://mail.example.org', 'mail.example.org', 587, false, undefined],
  ['smtps://mail.example.org', 'mail.example.org', 465, true, undefined],
  ['smtp://127.0.0.1:2525/', '127.0.0.1', 2525, false, undefined],
  ['smtp://[::1]:2525', '::1', 2525, false, undefined],
  [
    'smtps://ada%40x.org:p%2Fw@mail.x.org',
    'mail.x.org',
    465,
    true,
    { user: 'ada@x.org', pass: 'p/w' },
  ],
])('%s names a mail server', (SMTP_URL, host, port, secure, auth) => {
  const { smtp, emailConfirmation } = read({ SMTP_URL, MAIL_FROM: FROM });
  expect([smtp, emailConfirmation]).toEqual([{ host, port, secure, auth }, true]);
});

test.each([
  ['shoots@example.org', 'Lensemble', FROM],
  ['Nightshift <shoots@example.org>', 'Nightshift', FROM],
  ['"Night, shift" <shoots@example.org>', 'Night, shift', FROM],
  ['<shoots@example.org>', 'Lensemble', FROM],
])('mails come from %s', (MAIL_FROM, name, address) => {
  expect(read({ MAIL_FROM }).mailFrom).toEqual({ name, address });
});

test.each([
  ['on', undefined, true],
  ['off', 'smtp://mail.example.org', false],
  ['auto', 'smtp://mail.example.org', true],
  ['auto', undefined, false],
])('EMAIL_CONFIRMATION=%s with SMTP_URL=%s', (EMAIL_CONFIRMATION, SMTP_URL, expected) => {
  const settings = { EMAIL_CONFIRMATION, SMTP_URL, MAIL_FROM: FROM };
  expect(read(settings).emailConfirmation).toBe(expected);
});

test.each([
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_URL', 'https://mail.example.org'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://mail.example.org/inbox'],
  ['SMTP_URL', 'smtp://%zz:x@mail.example.org'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Ada <ada@example.org>, eve@example.org'],
  ['MAIL_FROM', 'Ada\r\nBcc: eve@example.org <ada@example.org>'],
  ['EMAIL_CONFIRMATION', 'yes'],
])('%s=%j is refused with a sentence', (name, value) => {
  expect(() => read({ MAIL_FROM: FROM, [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

test('a mail server needs a sender', () => {
  expect(() => read({ SMTP_URL: 'smtp://mail.example.org' })).toThrow(/^MAIL_FROM must be /);
});
