import type { Reference } from '@lensemble/contract/shoot-links';
import type { Shoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { buildImage } from './testing/images.ts';
import { signedIn } from './testing/login.ts';
import { buildShoot } from './testing/shoots.ts';

/** What clients of the documented calls send, and the product's own browser does not. */
let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  t = await testApp();
  mira = await signedIn(t);
});
afterAll(() => t.close());

const made = async (path: string, body: object) => {
  const answer = await mira.post(path, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body as { readonly id: string };
};
const changed = async (path: string, body: object) => {
  const answer = await mira.patch(path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

describe('a call sheet', () => {
  test.each([{}, { title: 'Neon' }, { shoot: { title: 'Neon', status: 'idea', costumes: [] } }])(
    'is saved with the snapshot %j',
    async (snapshot) => {
      const { id } = await buildShoot(t.database.orm, mira.team);
      // Without a service account, a body that was read is answered with 503.
      expect(await mira.post(`/api/shoots/${id}/docs`, snapshot)).toMatchObject({ status: 503 });
    },
  );
});

describe('a duration', () => {
  test('that is null means the default', async () => {
    const shoot = await made('/api/shoots', { title: 'A', durationMinutes: null });
    expect(shoot).toMatchObject({ durationMinutes: 60 });
    const url = `/api/shoots/${shoot.id}`;
    expect(await changed(url, { durationMinutes: '90' })).toMatchObject({ durationMinutes: 90 });
    expect(await changed(url, { durationMinutes: null })).toMatchObject({ durationMinutes: 60 });
  });

  test('of set-up or strike that is null means none', async () => {
    const shoot = await made('/api/shoots', {
      title: 'A',
      setUpMinutes: null,
      strikeMinutes: '30',
    });
    expect(shoot).toMatchObject({ setUpMinutes: 0, strikeMinutes: 30 });
    const change = { set_up_minutes: '45', strike_minutes: null };
    const now = { setUpMinutes: 45, strikeMinutes: 0 };
    expect(await changed(`/api/shoots/${shoot.id}`, change)).toMatchObject(now);
  });
});

describe('the text of a form field', () => {
  test('stands for its number or choice', async () => {
    const fields = { name: 'Umbrella', category: 'Rain', quantity: '3', available: 'false' };
    const item = await made('/api/equipment', fields);
    expect(item).toMatchObject({ quantity: 3, available: false });
    const change = { quantity: ' 12 ', available: 'true' };
    const now = { quantity: 12, available: true };
    expect(await changed(`/api/equipment/${item.id}`, change)).toMatchObject(now);
  });

  test('stands for degrees', async () => {
    const fields = { name: 'Arcade', latitude: '35.7056', longitude: '139.6659' };
    const place = { latitude: 35.7056, longitude: 139.6659, timeZone: 'Asia/Tokyo' };
    expect(await made('/api/locations', fields)).toMatchObject(place);
  });
});

describe('an empty object in place of a picture', () => {
  test('is no picture of a new item', async () => {
    expect(await made('/api/personnel', { name: 'Kim', avatar: {} })).toMatchObject({
      avatarUrl: null,
    });
    expect(await made('/api/props', { name: 'Sword', image: {}, image_url: {} })).toMatchObject({
      imageUrl: null,
    });
  });

  test('leaves the picture of an item', async () => {
    const imageUrl = await buildImage(t.database.orm, mira.team, { kind: 'props' });
    const { id } = await made('/api/props', { name: 'Sword', imageUrl });
    const change = { name: 'Shield', imageUrl: {} };
    expect(await changed(`/api/props/${id}`, change)).toMatchObject({ name: 'Shield', imageUrl });
  });

  test('leaves the picture of a profile', async () => {
    const body = { firstName: 'Mira', lastName: 'Okafor', avatar: {} };
    const answer = await mira.post('/api/user/profile', body);
    expect(answer).toMatchObject({ status: 200, body: { avatarUrl: null } });
  });

  test('is refused if it is full', async () => {
    const answer = await mira.post('/api/props', { name: 'Sword', image: { size: 5 } });
    expect(answer).toMatchObject({ status: 422, body: { error: 'This field is not known' } });
  });
});

describe('a reference', () => {
  test('can name its picture `imageUrl`', async () => {
    const { id } = await buildShoot(t.database.orm, mira.team);
    const url = await buildImage(t.database.orm, mira.team, { kind: 'shoot-references' });
    const path = `/api/shoots/${id}/references`;
    expect(await made(path, { imageUrl: url, type: 'image' })).toMatchObject({ url });
    expect(await made(path, { image_url: url })).toMatchObject({ url });
    expect((await mira.get(path)).body as Reference[]).toHaveLength(2);
    expect((await mira.post(path, { url, imageUrl: url })).status).toBe(422);
    expect((await mira.post(path, {})).body).toMatchObject({
      error: 'Please upload the picture instead',
    });
  });
});

describe('a link to Instagram', () => {
  test.each([
    ['http://www.instagram.com/p/abc/', 'https://www.instagram.com/p/abc/'],
    ['HTTP://Instagram.com/reel/x', 'https://Instagram.com/reel/x'],
    ['instagram.com/p/abc/?igsh=1', 'https://instagram.com/p/abc/?igsh=1'],
    ['instagr.am/p/abc', 'https://instagr.am/p/abc'],
    ['https://www.instagram.com/p/abc/', 'https://www.instagram.com/p/abc/'],
  ])('%s is stored as %s', async (link, stored) => {
    const shoot = await made('/api/shoots', { title: 'A', instagramLinks: [link] });
    expect((shoot as Shoot).instagramLinks).toEqual([stored]);
  });

  test.each([
    'instagram.com.example.org/p/abc',
    'http://instagram.com@example.org/',
    'my-instagram.com/p',
  ])('is not %s', async (link) => {
    const answer = await mira.post('/api/shoots', { title: 'A', instagramLinks: [link] });
    expect(answer.body).toMatchObject({ error: 'Please enter a link that starts with https://' });
  });
});
