import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type GoogleApp,
  googleApp,
  googleTroubles,
  throughPopup,
  waitedFor,
} from '../../testing/google-app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: GoogleApp;
beforeAll(async () => {
  t = await googleApp(['own', 'shared']);
});
beforeEach(() => t.google.reset());
afterAll(() => t.close());

const newShoot = async ({ team }: Awaited<ReturnType<typeof signedIn>>) =>
  (await buildShoot(t.database.orm, team, { date: '2026-07-01', time: '21:30' })).id;

async function connected(action: 'docs' | 'calendar') {
  const ada = await signedIn(t);
  expect(await throughPopup(ada, action, await newShoot(ada))).toMatchObject({
    type: 'oauth-success',
  });
  const shootId = await newShoot(ada);
  t.google.reset();
  return { ada, shootId };
}

describe('with an account of one’s own, where Google', () => {
  const calls = [
    ['docs', 'Google Docs', /upload/],
    ['calendar', 'Google Calendar', /calendar/],
  ] as const;

  test.each(googleTroubles)(
    '%s, it fails within 10 s with a message, and the shoot stays as it was',
    async (_, way) => {
      const people = { docs: await connected('docs'), calendar: await connected('calendar') };
      t.google.misbehaviour = { ...way, at: /upload|calendar/ };
      const told = calls.map(async ([action, service, at]) => {
        const { ada, shootId } = people[action];
        const before = (await ada.get(`/api/shoots/${shootId}`)).text;
        const url = `/api/google/from-provider/${action}`;
        const { status, body, headers } = await ada.post(url, { shootId });
        expect(waitedFor(t, at)).toBeLessThan(10_000);
        expect([status, body]).toMatchObject([503, { code: 'unavailable' }]);
        expect(body).toMatchObject({ error: expect.stringContaining(service) });
        expect(headers['retry-after']).toBeDefined();
        expect((await ada.get(`/api/shoots/${shootId}`)).text).toBe(before);
      });
      await Promise.all(told);
    },
  );
});

describe('with a service account, where Google', () => {
  const calls = [
    ['export-doc', 'Google Docs', /upload/],
    ['docs', 'Google Docs', /upload/],
    ['create-calendar-event', 'Google Calendar', /calendar/],
  ] as const;

  test.each(googleTroubles)(
    '%s, it fails within 10 s with a message, and the shoot stays as it was',
    async (_, way) => {
      const ada = await signedIn(t);
      const url = `/api/shoots/${await newShoot(ada)}`;
      const before = (await ada.get(url)).text;
      t.google.misbehaviour = { ...way, at: /upload|calendar/ };
      const told = calls.map(async ([call, service, at]) => {
        const { status, body } = await ada.post(`${url}/${call}`);
        expect(waitedFor(t, at)).toBeLessThan(10_000);
        const error = `${service} is not available right now`;
        expect([status, body]).toMatchObject([503, { code: 'unavailable', error }]);
      });
      await Promise.all(told);
      expect((await ada.get(url)).text).toBe(before);
    },
  );
});
