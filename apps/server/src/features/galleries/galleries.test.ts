import { getCallLink } from '@lensemble/contract/calls';
import { getGallery, setGallery } from '@lensemble/contract/galleries';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newEmail, signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { buildShoot } from '../../testing/shoots.ts';

const gallery = {
  url: 'https://gallery.example.org/morgan',
  readyOn: '2126-11-29',
  password: 'smoke-and-stone',
  isTold: true,
};

let t: MailApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let id: string;
let email: string;
let page: string;
beforeAll(async () => {
  t = await mailApp();
});
beforeEach(async () => {
  t.server.mails.length = 0;
  mira = await signedIn(t);
  const plan = { date: '2126-11-22', time: '14:00', timeZone: 'Europe/Rome', isPublic: true };
  id = (await buildShoot(t.database.orm, mira.team, plan)).id;
  email = newEmail();
  const { body } = await mira.patch(`/api/shoots/${id}/resources`, {
    participants: [{ name: 'Yuki Arai', email }, { name: 'Kim Sato' }],
  });
  const [yuki] = (body as ShootDetail).participants;
  const params = { id, participantId: yuki?.id ?? '' };
  page = new URL((await mira.call(getCallLink, { params })).body.url).pathname;
});
afterAll(() => t.close());

const of = () => ({ params: { id } });
const set = (more: object = {}) =>
  mira.call(setGallery, { ...of(), body: { ...gallery, ...more } });
const read = async () => (await mira.call(getGallery, of())).body;
const visit = async () => (await t.app.inject({ url: page })).payload;
const complete = () => mira.patch(`/api/shoots/${id}`, { status: 'completed' });
const mails = () => t.server.mails.filter(({ recipients }) => recipients.includes(email));
const told = () => vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 20_000 });

describe('the gallery of a shoot', () => {
  test('is on personal links once the shoot is completed, and nowhere else', async () => {
    await set({ isTold: false });
    expect(await visit()).not.toContain(gallery.url);
    await complete();
    const shown = await visit();
    expect(shown).toContain(`href="${gallery.url}"`);
    expect(shown).toContain('Password: smoke-and-stone');
    expect(shown).toContain('The pictures are coming');
    expect(shown).toContain('Ready on November 29, 2126.');
    expect((await t.app.inject({ url: `/public/shoots/${id}` })).payload).not.toContain('smoke');
    await set({ readyOn: '2020-01-01' });
    expect(await visit()).toContain('The pictures are here');
    await set({ url: null });
    expect(await visit()).not.toContain('smoke-and-stone');
  });

  test.each([['http://gallery.example.org'], ['javascript:alert(1)'], ['gallery']])(
    'refuses the link %s',
    async (url) => {
      const refused = await mira.patch(`/api/shoots/${id}/gallery`, { ...gallery, url });
      expect(refused).toMatchObject({ status: 422, body: { fields: { url: expect.any(String) } } });
    },
  );

  test('refuses a stale change, and counts who can be told', async () => {
    expect(await read()).toMatchObject({ version: 0, isTold: true, reachable: 1, unreachable: 1 });
    await set();
    const headers = { 'if-match': '"0"' };
    const stale = await mira.patch(`/api/shoots/${id}/gallery`, gallery, headers);
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 1 } } });
  });
});

describe('the crew', () => {
  test('is told once, by email, when the shoot is completed', async () => {
    await set();
    expect((await read()).toldAt).toBeNull();
    await complete();
    await told();
    expect(mails()[0]?.parsed.subject).toContain('The pictures are coming');
    expect(mails()[0]?.parsed.text).toContain('They are ready on November 29, 2126.');
    expect((await read()).toldAt).toEqual(expect.any(String));
    await mira.patch(`/api/shoots/${id}`, { status: 'planning' });
    await complete();
    await set({ password: null });
    // A later email would come before this one.
    id = (await buildShoot(t.database.orm, mira.team, { title: 'Second' })).id;
    await mira.patch(`/api/shoots/${id}/resources`, { participants: [{ name: 'Yuki', email }] });
    await set({ readyOn: null });
    await complete();
    const subjects = () => mails().map(({ parsed }) => parsed.subject);
    await vi.waitFor(() => expect(subjects()).toContain('The pictures are here: Second'), {
      timeout: 20_000,
    });
    expect(subjects()).toHaveLength(2);
  });

  test('is told when the shoot is moved to the completed ones on the board', async () => {
    await set();
    await mira.patch('/api/shoots', { shoots: [{ id, status: 'completed' }] });
    await told();
  });

  test('is told of a gallery that comes after the shoot, and not without the switch', async () => {
    await complete();
    await set({ isTold: false });
    expect((await read()).toldAt).toBeNull();
    await set();
    await told();
  });
});
