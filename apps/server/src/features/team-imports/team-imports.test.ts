import { randomUUID } from 'node:crypto';
import { IMPORT_PATH } from '@lensemble/contract/team-imports';
import { teamRecordKinds } from '@lensemble/contract/team-records';
import { strFromU8, strToU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provideDemoTeam } from '../../demo/demo-team.ts';
import { OWNER } from '../../demo/people.ts';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import {
  activeTeamOf,
  ended,
  exportOf,
  type Files,
  importing,
  linesOf,
  zipOf,
} from '../../testing/team-archives.ts';

/** Pixels. The size of the pictures does not matter here, and encoding them takes most of the time. */
const NARROW = 40;

let home: TestApp;
let away: TestApp;
let archive: Files;
beforeAll(async () => {
  [home, away] = await Promise.all([testApp(), testApp()]);
  await Promise.all([home.app.startTasks(), away.app.startTasks()]);
  await provideDemoTeam(makeDeps(home), false, NARROW);
  archive = await exportOf(home, await demoOwner());
});
afterAll(() => Promise.all([home.close(), away.close()]));

async function demoOwner(): Promise<Client> {
  const client = makeClient(home.app);
  const { email, password } = OWNER;
  await client.post('/api/auth/sign-in/email', { email, password });
  return client;
}

/** Pictures get new names. */
const plain = (lines: readonly string[]) =>
  lines
    .map((line) => line.replace(/"\/storage[^"]*\/\d+-[\w-]{22}(\.[0-9a-f]+)?-/g, '"'))
    .toSorted();

describe('the demo team', () => {
  test('is the same in an empty installation, with its ids and public links', async () => {
    const mia = await signedIn(away);
    const last = await importing(mia, zipOf(archive));
    expect(last).toMatchObject({ state: 'done', refusal: null });
    expect(last.done).toBe(last.total);
    // The person goes on in their team until they switch.
    expect(await activeTeamOf(mia)).toBe(mia.team.id);
    await mia.post('/api/user/active-team', { teamId: last.teamId });
    const again = await exportOf(away, mia);
    // The members of the old installation are unknown here, and their comments keep their names.
    expect(linesOf(again, 'comments').join()).toContain('"authorName":"Tomás Reyes"');
    expect(linesOf(again, 'personnel').join()).toContain('"showsHandles":true');
    for (const kind of teamRecordKinds) {
      expect(plain(linesOf(again, kind)), kind).toEqual(plain(linesOf(archive, kind)));
    }
    const pictures = (files: Files) => Object.keys(files).filter((name) => /^pic/.test(name));
    expect(pictures(again)).toHaveLength(pictures(archive).length);
    const shared = linesOf(archive, 'shoots')
      .map((line) => JSON.parse(line))
      .filter(({ isPublic }) => isPublic);
    expect(shared.length).toBeGreaterThan(0);
    for (const { id } of shared) {
      expect((await makeClient(away.app).get(`/api/public/shoots/${id}`)).status).toBe(200);
    }
  });

  test('is refused where its ids exist, and comes as a copy with new ids', async () => {
    const mia = await signedIn(home);
    expect(await importing(mia, zipOf(archive))).toMatchObject({
      state: 'failed',
      refusal: 'idsTaken',
    });
    expect((await mia.post(`${IMPORT_PATH}/copy`)).status).toBe(202);
    const last = await ended(mia);
    expect(last).toMatchObject({ state: 'done', refusal: null });
    await mia.post('/api/user/active-team', { teamId: last.teamId });
    const copy = await exportOf(home, mia);
    for (const kind of teamRecordKinds) {
      expect(linesOf(copy, kind).length, kind).toBe(linesOf(archive, kind).length);
    }
    const idsOf = (files: Files) => linesOf(files, 'shoots').map((line) => JSON.parse(line).id);
    expect(idsOf(copy).filter((id) => idsOf(archive).includes(id))).toEqual([]);
    expect((await mia.post(`${IMPORT_PATH}/copy`)).status).toBe(409);
  });
});

test('an archive from before kits and storage places can be imported, with a template from before set-up times', async () => {
  const newer = ['kits', 'kitEquipment', 'shootKits', 'packingLines', 'packingRecords'];
  const manifest = JSON.parse(strFromU8(archive['manifest.json']!));
  for (const kind of newer) delete manifest.records[kind];
  manifest.records.templates = 1;
  const withoutPlaces = linesOf(archive, 'props').map((line) => {
    const { storagePlace: _, ...prop } = JSON.parse(line);
    return JSON.stringify(prop);
  });
  const withoutSwitch = linesOf(archive, 'personnel').map((line) => {
    const { showsHandles: _, ...person } = JSON.parse(line);
    return JSON.stringify(person);
  });
  const plan = {
    ...{
      status: 'idea',
      description: null,
      durationMinutes: 60,
      color: '#3B82F6',
      locationId: null,
    },
    ...{ instagramLinks: null, costumeIds: [], propIds: [], equipment: [], participants: [] },
  };
  const createdAt = '2026-11-22T15:00:00.000Z';
  const template = JSON.stringify({ id: randomUUID(), name: 'Studio', plan, createdAt });
  const older: Files = {
    ...archive,
    'manifest.json': strToU8(JSON.stringify({ ...manifest, version: 1 })),
    'records/props.jsonl': strToU8([...withoutPlaces, ''].join('\n')),
    'records/personnel.jsonl': strToU8([...withoutSwitch, ''].join('\n')),
    'records/templates.jsonl': strToU8(`${template}\n`),
  };
  for (const kind of newer) delete older[`records/${kind}.jsonl`];
  const mia = await signedIn(home);
  expect(await importing(mia, zipOf(older))).toMatchObject({ refusal: 'idsTaken' });
  expect((await mia.post(`${IMPORT_PATH}/copy`)).status).toBe(202);
  const last = await ended(mia);
  expect(last).toMatchObject({ state: 'done', refusal: null });
  await mia.post('/api/user/active-team', { teamId: last.teamId });
  expect((await mia.get('/api/kits')).body).toEqual([]);
  const [prop] = (await mia.get('/api/props')).body as { storagePlace: unknown }[];
  expect(prop?.storagePlace).toBeNull();
  const crew = (await mia.get('/api/personnel')).body as { showsHandles: unknown }[];
  expect(new Set(crew.map(({ showsHandles }) => showsHandles))).toEqual(new Set([false]));
  expect((await mia.get('/api/templates')).body).toMatchObject([{ name: 'Studio' }]);
});
