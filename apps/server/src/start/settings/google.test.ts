import { expect, test } from 'vitest';
import { z } from 'zod';
import { SettingError } from '../setting-error.ts';
import { googleSettings, readGoogle } from './google.ts';

const KEY = { client_email: 'bot@example.org', private_key: '-----BEGIN PRIVATE KEY-----' };
const read = (settings: Record<string, string>, file = '') =>
  readGoogle(z.object(googleSettings).parse(settings), () => file);

test('without settings Google is known by its own addresses, and sign-in is off', () => {
  const { endpoints, client, serviceAccount } = read({});
  expect([client, serviceAccount]).toEqual([undefined, undefined]);
  for (const address of Object.values(endpoints))
    expect(address).toMatch(/^https:\/\/[a-z0-9.]*google/);
});

test('a service account is set as JSON or as the file that holds it', () => {
  const account = { email: KEY.client_email, privateKey: KEY.private_key };
  const places = { GOOGLE_DRIVE_FOLDER_ID: 'folder', GOOGLE_CALENDAR_ID: 'calendar' };
  const inline = { GOOGLE_SERVICE_ACCOUNT: JSON.stringify(KEY) };
  expect(read({ ...inline, ...places }).serviceAccount).toEqual({
    ...account,
    folderId: 'folder',
    calendarId: 'calendar',
  });
  const byFile = read({ GOOGLE_SERVICE_ACCOUNT: 'key.json' }, JSON.stringify(KEY));
  expect(byFile.serviceAccount).toMatchObject(account);
});

test.each([
  ['{', ''],
  ['{}', ''],
  [JSON.stringify({ ...KEY, private_key: 'none' }), ''],
  ['key.json', 'not a key'],
])('%j is no service account', (setting, file) => {
  expect(() => read({ GOOGLE_SERVICE_ACCOUNT: setting }, file)).toThrow(SettingError);
});

test.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])(
  '%s alone does not turn sign-in on',
  (name) => {
    expect(() => read({ [name]: 'x' })).toThrow(SettingError);
  },
);
