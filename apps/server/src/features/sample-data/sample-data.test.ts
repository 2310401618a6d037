import { randomUUID } from 'node:crypto';
import { getDay } from '@lensemble/contract/operations';
import { HAS_SHOOTS_MESSAGE, type SampleData } from '@lensemble/contract/sample-data';
import type { Shoot } from '@lensemble/contract/shoots';
import type { Team } from '@lensemble/contract/teams';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobScope } from '../../access/job-scope.ts';
import { datePolls } from '../../db/schema/date-polls.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { newEmail, signedIn } from '../../testing/login.ts';
import { mailApp } from '../../testing/mail-app.ts';
import { addSampleData } from './service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const URL = '/api/sample-data';
const FULL = {
  shoots: 3,
  personnel: 7,
  locations: 3,
  costumes: 3,
  props: 3,
  equipment: 4,
  kits: 1,
};

const shootsOf = async (client: Client) => (await client.get('/api/shoots')).body as Shoot[];
const itemsOf = async (client: Client, catalog: string) =>
  (await client.get(`/api/${catalog}`)).body as { id: string; name: string; email?: string }[];
const sampleOf = async (client: Client) => (await client.get(URL)).body as SampleData;
const teamsOf = async (client: Client) => (await client.get('/api/user/teams')).body as Team[];

/** A team with sample data whose pictures are narrow: encoding real ones takes most of the time. */
async function filled() {
  const ada = await signedIn(t);
  await addSampleData(makeDeps(t), jobScope(ada.team.id), 40);
  return ada;
}

const namedIn = <Entry>(entries: readonly Entry[], isIt: (entry: Entry) => boolean): Entry => {
  const found = entries.find(isIt);
  if (!found) throw new Error('There is no such entry');
  return found;
};
const shootNamed = async (client: Client, start: string) =>
  namedIn(await shootsOf(client), ({ title }) => title.startsWith(start));

describe('sample data', () => {
  test('fills an empty team with shoots to come, and with what they use', async () => {
    const ada = await signedIn(t);
    expect((await teamsOf(ada))[0]?.hasSampleData).toBe(false);
    expect((await ada.post(URL)).status).toBe(201);
    const shoots = await shootsOf(ada);
    expect(shoots.map(({ status }) => status).sort()).toEqual([
      'idea',
      'planning',
      'ready to shoot',
    ]);
    const today = new Date().toISOString().slice(0, 10);
    for (const shoot of shoots) {
      expect(shoot).toMatchObject({ isPublic: false, reminderTime: null, version: 1 });
      expect(shoot.firstReferenceUrl).toMatch(/^\//);
      expect(shoot.locationId).not.toBeNull();
      if (shoot.date) expect(shoot.date > today).toBe(true);
    }
    for (const place of await itemsOf(ada, 'locations'))
      expect(place).toMatchObject({ latitude: expect.any(Number), timeZone: expect.any(String) });
    const headers = { cookie: ada.cookie ?? '' };
    const url = shoots[0]!.firstReferenceUrl!;
    const { rawPayload } = await t.app.inject({ url, headers });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 });
    expect(await sampleOf(ada)).toEqual({ goes: FULL, stays: [] });
    expect((await teamsOf(ada))[0]).toMatchObject({ hasSampleData: true, shootCount: 3 });
  });

  test('has no people who can be written to or called', async () => {
    const ada = await filled();
    for (const person of await itemsOf(ada, 'personnel'))
      expect(person).toMatchObject({ email: null, phone: null });
    const { id } = await shootNamed(ada, 'Carmilla');
    const { body } = await ada.get(`/api/shoots/${id}/participants`);
    expect((body as { email: string | null }[]).map(({ email }) => email)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('is added once, however many ask at the same time', async () => {
    const ada = await signedIn(t);
    const bob = await signedIn(t, { team: ada.team, role: 'member' });
    const answers = await Promise.all([ada, bob, ada].map((each) => each.post(URL)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await shootsOf(bob)).toHaveLength(3);
    expect(await itemsOf(bob, 'costumes')).toHaveLength(3);
  });

  test('is refused for a team with shoots, and adds nothing', async () => {
    const ada = await signedIn(t);
    await ada.post('/api/shoots', { title: 'My own' });
    const answer = await ada.post(URL);
    expect([answer.status, answer.body]).toMatchObject([409, { error: HAS_SHOOTS_MESSAGE }]);
    expect(await itemsOf(ada, 'personnel')).toEqual([]);
  });

  test('stays within the quotas, all of it or nothing', async () => {
    const small = await testApp({ env: { quotas: { ...t.env.quotas, items: 6 } } });
    try {
      const ada = await signedIn(small);
      const answer = await ada.post(URL);
      expect([answer.status, answer.body]).toMatchObject([422, { code: 'quota' }]);
      expect([await shootsOf(ada), await itemsOf(ada, 'personnel')]).toEqual([[], []]);
    } finally {
      await small.close();
    }
  });
});

describe('removing sample data', () => {
  test('leaves the team as it was, and can be repeated', async () => {
    const ada = await filled();
    const before = (await ada.get('/api/shoots')).headers.etag;
    expect([(await ada.delete(URL)).status, (await ada.delete(URL)).status]).toEqual([200, 200]);
    expect((await ada.get('/api/shoots')).headers.etag).not.toBe(before);
    for (const kind of Object.keys(FULL)) expect(await itemsOf(ada, kind)).toEqual([]);
    expect((await teamsOf(ada))[0]).toMatchObject({ hasSampleData: false, shootCount: 0 });
    const { rows } = await t.database.pool.query(
      'select from images where team_id = $1 and not is_released',
      [ada.team.id],
    );
    expect(rows).toEqual([]);
    expect((await ada.post(URL)).status).toBe(201);
    expect(await shootsOf(ada)).toHaveLength(3);
  });

  test('keeps changed records, and everything that they use', async () => {
    const ada = await filled();
    const { id } = await shootNamed(ada, 'Carmilla');
    await ada.patch(`/api/shoots/${id}`, { title: 'Carmilla, my way' });
    const lanterns = namedIn(await itemsOf(ada, 'props'), ({ name }) => /lanterns/.test(name));
    await ada.patch(`/api/props/${lanterns.id}`, { name: 'Our lanterns' });
    const { goes, stays } = await sampleOf(ada);
    expect(goes).toEqual({
      shoots: 2,
      personnel: 3,
      locations: 2,
      costumes: 2,
      props: 1,
      equipment: 1,
      kits: 1,
    });
    expect(stays).toEqual(
      expect.arrayContaining(['Carmilla, my way', 'Our lanterns', 'Mira Lindqvist']),
    );

    await ada.delete(URL);
    expect((await shootsOf(ada)).map(({ title }) => title)).toEqual(['Carmilla, my way']);
    const { body } = await ada.get(`/api/shoots/${id}`);
    expect(body).toMatchObject({ location: { name: 'Biblioteca Joanina' }, participantCount: 4 });
    expect((await itemsOf(ada, 'props')).map(({ name }) => name)).toHaveLength(2);
    expect((await teamsOf(ada))[0]).toMatchObject({ hasSampleData: false });
  });

  test('keeps an item that an own shoot or a template uses', async () => {
    const ada = await filled();
    const own = (await ada.post('/api/shoots', { title: 'My own' })).body as Shoot;
    const [camera] = (await itemsOf(ada, 'equipment')).filter(({ name }) =>
      name.startsWith('Sony'),
    );
    await ada.patch(`/api/shoots/${own.id}/resources`, { equipmentIds: [camera?.id] });
    const kitsune = await shootNamed(ada, 'Kitsune');
    await ada.post(`/api/shoots/${kitsune.id}/templates`, { name: 'Weddings' });
    await ada.delete(URL);
    expect((await shootsOf(ada)).map(({ title }) => title)).toEqual(['My own']);
    expect((await itemsOf(ada, 'equipment')).map(({ id }) => id)).toEqual([camera?.id]);
    expect((await itemsOf(ada, 'personnel')).map(({ name }) => name).sort()).toEqual([
      'Priya Nair',
      'Yuki Arai',
    ]);
  });

  test('keeps a person whose days away were noted', async () => {
    const ada = await filled();
    const [person] = await itemsOf(ada, 'personnel');
    const days = { firstDay: '2126-11-20', lastDay: '2126-11-20' };
    await ada.post(`/api/personnel/${person?.id}/away`, days);
    await ada.delete(URL);
    expect((await itemsOf(ada, 'personnel')).map(({ id }) => id)).toEqual([person?.id]);
  });

  test('keeps a location where a convention is', async () => {
    const ada = await filled();
    const [place] = await itemsOf(ada, 'locations');
    const days = { firstDay: '2126-11-20', lastDay: '2126-11-21' };
    const convention = { name: 'Lumen Con', locationId: place?.id, ...days };
    expect((await ada.post('/api/conventions', convention)).status).toBe(201);
    await ada.delete(URL);
    expect((await itemsOf(ada, 'locations')).map(({ id }) => id)).toEqual([place?.id]);
  });

  test('keeps a location that is the second place of a shoot', async () => {
    const ada = await filled();
    const [place] = await itemsOf(ada, 'locations');
    await ada.post('/api/shoots', { title: 'Selkie', secondLocationId: place?.id });
    await ada.delete(URL);
    expect((await itemsOf(ada, 'locations')).map(({ id }) => id)).toEqual([place?.id]);
  });

  test('keeps a shoot whose crew is asked for a date', async () => {
    const ada = await filled();
    const { id } = await shootNamed(ada, 'Carmilla');
    const poll = { shootId: id, teamId: ada.team.id };
    await t.database.orm.insert(datePolls).values(poll);
    await ada.delete(URL);
    expect((await shootsOf(ada)).map((shoot) => shoot.id)).toEqual([id]);
  });

  test('keeps a shoot with a comment', async () => {
    const ada = await filled();
    const { id } = await shootNamed(ada, 'Carmilla');
    expect((await ada.post(`/api/shoots/${id}/comments`, { text: 'Where?' })).status).toBe(201);
    await ada.delete(URL);
    expect((await shootsOf(ada)).map((shoot) => shoot.id)).toEqual([id]);
  });

  test('is asked about each table that refers to what it deletes', async () => {
    const { rows } = await t.database.pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = any($1::regclass[]) order by 1`,
      [Object.keys(FULL)],
    );
    // A new table is either considered in `queries.ts`, or belongs to its shoot or item alone.
    const considered = [
      ...['applied_operations', 'away_days', 'comments', 'conventions', 'date_polls'],
      ...['kit_equipment'],
      ...['shoot_costumes', 'shoot_equipment', 'shoot_kits', 'shoot_participants', 'shoot_props'],
      ...['shoot_references', 'shoots', 'told_plans'],
    ];
    const parts = [
      ...['comment_reads', 'link_comments'],
      ...['galleries', 'packing_lines', 'packing_records', 'sent_reminders', 'share_links'],
      ...['shoot_documents', 'shots'],
    ];
    expect(rows.map(({ name }) => name)).toEqual([...considered, ...parts].toSorted());
  });

  test('keeps a shoot with a reference that was described', async () => {
    const ada = await filled();
    const { id } = await shootNamed(ada, 'The Snow Queen');
    const { body } = await ada.get(`/api/shoots/${id}/references`);
    const [reference] = body as { id: string }[];
    await ada.patch(`/api/references/${reference?.id}`, { notes: 'Like this' });
    expect((await sampleOf(ada)).stays).toContain('The Snow Queen, Abisko');
    await ada.delete(URL);
    expect((await shootsOf(ada)).map(({ id: left }) => left)).toEqual([id]);
  });

  test('keeps a shoot whose shot list was changed', async () => {
    const ada = await filled();
    const { id } = await shootNamed(ada, 'Carmilla');
    const { shots } = (await ada.call(getDay, { params: { id } })).body;
    expect(shots).toHaveLength(4);
    const target = shots[0]?.id;
    const at = '2026-11-22T15:00:00Z';
    const operation = { id: randomUUID(), kind: 'deleteShot', target, fields: {}, base: {}, at };
    await ada.post(`/api/shoots/${id}/operations`, { operations: [operation] });
    await ada.delete(URL);
    expect((await shootsOf(ada)).map((shoot) => shoot.id)).toEqual([id]);
  });

  test('keeps a shoot whose crew was reminded, because it would be canceled for them', async () => {
    const mailing = await mailApp();
    try {
      const ada = await signedIn(mailing);
      await ada.post(URL);
      const { id } = await shootNamed(ada, 'Carmilla');
      const { body } = await ada.get(`/api/shoots/${id}/participants`);
      const [person] = body as { personnelId: string }[];
      const email = newEmail();
      await ada.patch(`/api/personnel/${person?.personnelId}`, { email });
      expect((await ada.post(`/api/shoots/${id}/send-reminders`)).status).toBe(200);
      await mailing.server.mailTo(email);
      await ada.delete(URL);
      expect((await shootsOf(ada)).map(({ id: left }) => left)).toEqual([id]);
    } finally {
      await mailing.close();
    }
  });

  test('and changing it at the same time loses nothing that was changed', async () => {
    const ada = await filled();
    const { id } = await shootNamed(ada, 'Carmilla');
    const [changed] = await Promise.all([
      ada.patch(`/api/shoots/${id}`, { description: 'Mine now' }),
      ada.delete(URL),
      ada.delete(URL),
    ]);
    const left = await shootsOf(ada);
    expect(left.map(({ description }) => description)).toEqual(
      changed.status === 200 ? ['Mine now'] : [],
    );
  });

  test('touches nothing of another team', async () => {
    const [ada, eve] = [await filled(), await filled()];
    await eve.delete(URL);
    expect(await sampleOf(ada)).toEqual({ goes: FULL, stays: [] });
  });
});
