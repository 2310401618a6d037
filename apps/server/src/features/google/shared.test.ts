import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEAM_CALENDAR_ID } from '../../../../../testing/google/calendar.ts';
import { type GoogleApp, googleApp } from '../../testing/google-app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: GoogleApp;
beforeAll(async () => {
  t = await googleApp(['shared']);
});
beforeEach(() => t.google.reset());
afterAll(() => t.close());

async function withShoot() {
  const ada = await signedIn(t);
  const { id } = await buildShoot(t.database.orm, ada.team, {
    title: 'Neon Alley',
    date: '2026-07-01',
    time: '21:30',
  });
  return { ada, url: `/api/shoots/${id}` };
}

describe('with a service account', () => {
  test.each(['export-doc', 'docs'])(
    '%s saves to the shared folder, one document for each shoot',
    async (call) => {
      const { ada, url } = await withShoot();
      const first = await ada.post(`${url}/${call}`);
      expect(first.status).toBe(200);
      await ada.patch(url, { title: 'Pier' });
      expect((await ada.post(`${url}/${call}`)).body).toEqual(first.body);
      const files = [...t.google.drive.files.values()];
      expect(files).toMatchObject([
        {
          name: 'Pier',
          parents: ['shared-folder'],
          permissions: [{ type: 'anyone', role: 'reader' }],
        },
      ]);
      const { docUrl } = first.body as { docUrl: string };
      expect((await ada.get(url)).body).toMatchObject({ docsUrl: docUrl });
    },
  );

  test('an event is put into the shared calendar, once', async () => {
    const { ada, url } = await withShoot();
    const first = await ada.post(`${url}/create-calendar-event`);
    const { eventUrl } = first.body as { eventUrl: string };
    expect((await ada.get(url)).body).toMatchObject({ calendarEventUrl: eventUrl });
    expect((await ada.post(`${url}/create-calendar-event`)).status).toBe(409);
    expect(t.google.calendar.events.size).toBe(1);
  });

  test.each<[string, string, () => unknown, RegExp]>([
    [
      'the folder is gone',
      'export-doc',
      () => t.google.drive.folders.delete('shared-folder'),
      /^The shared folder in Google Drive was deleted, or is not shared.* tell the operator\.$/,
    ],
    [
      'the calendar is not shared with the server',
      'create-calendar-event',
      () => t.google.calendar.calendars.clear(),
      /^The shared Google Calendar was deleted, or is not shared.* tell the operator\.$/,
    ],
    [
      'the calendar is shared for reading only',
      'create-calendar-event',
      () => t.google.calendar.calendars.set(TEAM_CALENDAR_ID, 'reader'),
      /share it with “Make changes to events”\.$/,
    ],
  ])(
    'where %s, the answer says what to do, and not to try again',
    async (_, call, spoil, advice) => {
      const { ada, url } = await withShoot();
      const before = (await ada.get(url)).text;
      spoil();
      const { status, body, headers } = await ada.post(`${url}/${call}`);
      expect([status, body]).toMatchObject([503, { error: expect.stringMatching(advice) }]);
      expect(body).not.toMatchObject({ error: expect.stringMatching(/again|right now/) });
      expect(Number(headers['retry-after'])).toBeGreaterThan(60);
      expect((await ada.get(url)).text).toBe(before);
    },
  );
});
