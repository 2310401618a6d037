import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listOutbox } from './list-outbox.ts';
import { outboxMailer } from './outbox.ts';
import type { Mail } from './port.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const aMail: Mail = {
  id: 'one',
  to: { address: 'zoe@example.org' },
  subject: 'Möwen am Kai',
  text: 'Hello',
  html: '<p>Hello</p>',
};
const send = (change: Partial<Mail> = {}) =>
  outboxMailer(dataDir, { name: 'Lensemble', address: 'no-reply@localhost' }).send({
    ...aMail,
    ...change,
  });

test('a mail becomes a file that only its owner reads', async () => {
  await send();
  const folder = join(dataDir, 'outbox');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await readdir(folder)).toEqual(['one.eml']);
  expect((await stat(join(folder, 'one.eml'))).mode & 0o777).toBe(0o600);
});

test('the list tells to whom, what and when', async () => {
  await send();
  const [entry] = await listOutbox(dataDir);
  expect(entry).toMatchObject({
    to: 'zoe@example.org',
    subject: 'Möwen am Kai',
    file: join(dataDir, 'outbox/one.eml'),
  });
  expect(Math.abs(Date.now() - Date.parse(entry!.when))).toBeLessThan(600_000);
});

test('the newest comes first, and what is no mail does not count', async () => {
  await send();
  const folder = join(dataDir, 'outbox');
  const older =
    'To: ada@example.org\r\nSubject: Old\r\nDate: Mon, 02 Mar 2026 10:00:00 +0000\r\n\r\n';
  await writeFile(join(folder, 'zzz.eml'), older);
  await writeFile(join(folder, '.draft.eml-1'), 'half');
  await writeFile(join(folder, 'notes.txt'), 'mine');
  expect((await listOutbox(dataDir)).map(({ subject }) => subject)).toEqual([
    'Möwen am Kai',
    'Old',
  ]);
});

test('an empty outbox has no mails', async () => {
  expect(await listOutbox(dataDir)).toEqual([]);
});

test('the same mail again is one file', async () => {
  await Promise.all([send(), send()]);
  expect(await readdir(join(dataDir, 'outbox'))).toEqual(['one.eml']);
});

test('where nothing can be kept the mail did not go out, and nothing is left', async () => {
  await writeFile(join(dataDir, 'outbox'), 'in the way');
  await expect(send()).rejects.toThrow();
  expect(await readdir(dataDir)).toEqual(['outbox']);
});
