import { TIME_ZONE_HEADER } from '@lensemble/contract/time-zone-header';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';

const SETTINGS = '/api/notification-settings';
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('settings are kept, with the first time zone of a browser, and wrong ones are refused', async () => {
  const [tomas, other] = [await signedIn(t), await signedIn(t)];
  const zone = { [TIME_ZONE_HEADER]: 'Asia/Tokyo' };
  await tomas.get('/api/notifications/unread', zone);
  await tomas.get('/api/notifications/unread', { [TIME_ZONE_HEADER]: 'Europe/Rome' });
  expect((await tomas.get(SETTINGS)).body).toMatchObject({
    ...{ timeZone: 'Asia/Tokyo', dailyAt: '18:00', isQuiet: true, isMailOff: false },
    kinds: { mentions: { mail: 'atOnce', push: true }, invitations: { mail: null, push: true } },
  });
  const change = { dailyAt: '09:00', kinds: { due: { mail: 'never' } } };
  expect((await tomas.patch(SETTINGS, change)).status).toBe(200);
  await tomas.patch(SETTINGS, { kinds: { due: { push: true } }, timeZone: 'UTC' });
  expect((await tomas.get(SETTINGS)).body).toMatchObject({
    ...{ dailyAt: '09:00', timeZone: 'UTC', kinds: { due: { mail: 'never', push: true } } },
  });
  for (const wrong of [
    { kinds: { answers: { mail: 'atOnce' } } },
    { kinds: { invitations: { mail: 'daily' } } },
    { kinds: { gossip: { push: true } } },
    { dailyAt: '23:00' },
    { timeZone: 'Mars/Base' },
    { isQuiet: 'yes' },
    { mailedOn: null },
  ])
    expect((await tomas.patch(SETTINGS, wrong)).status).toBe(422);
  expect((await other.get(SETTINGS)).body).toMatchObject({ timeZone: null, dailyAt: '18:00' });
});
