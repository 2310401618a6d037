import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startTeamExport } from '@lensemble/contract/team-exports';
import { getTeamImport, IMPORT_PATH, type TeamImport } from '@lensemble/contract/team-imports';
import { TEAM_ARCHIVE_VERSION, teamRecordKinds } from '@lensemble/contract/team-records';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDeps } from '../../app.ts';
import { provideDemoTeam } from '../../demo/demo-team.ts';
import { OWNER } from '../../demo/people.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

type Files = Record<string, Uint8Array>;

/** Pixels. The size of the pictures does not matter here, and encoding them takes most of the time. */
const NARROW = 40;
/** Exporting or importing the demo team takes seconds, and many times as long on a busy machine. */
const PATIENT = { timeout: 150_000, interval: 100 };

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

const activeTeamOf = async (client: Client) =>
  ((await client.get('/api/user/team-member')).body as { teamId: string }).teamId;

async function exportOf(t: TestApp, client: Client): Promise<Files> {
  const teamId = await activeTeamOf(client);
  await client.call(startTeamExport, { params: { teamId } });
  return vi.waitFor(async () => {
    const url = `/api/team/${teamId}/export/file`;
    const answer = await t.app.inject({ url, headers: { cookie: client.cookie ?? '' } });
    expect(answer.statusCode).toBe(200);
    return unzipSync(answer.rawPayload);
  }, PATIENT);
}

const zipOf = (files: Files) => Buffer.from(zipSync(files, { level: 1 }));
const headers = { 'content-type': 'application/zip' };

const ended = (client: Client): Promise<TeamImport> =>
  vi.waitFor(async () => {
    const last = (await client.call(getTeamImport, {})).body.import;
    expect(['done', 'failed']).toContain(last?.state);
    return last as TeamImport;
  }, PATIENT);

async function importing(client: Client, payload: Buffer): Promise<TeamImport> {
  const answer = await client.request('POST', IMPORT_PATH, { payload, headers });
  expect(answer.status).toBe(202);
  return ended(client);
}

const linesOf = (files: Files, kind: string) =>
  strFromU8(files[`records/${kind}.jsonl`] ?? new Uint8Array())
    .split('\n')
    .slice(0, -1);

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

test('an archive from before kits and storage places can be imported', async () => {
  const newer = ['kits', 'kitEquipment', 'shootKits', 'packingLines', 'packingRecords'];
  const manifest = JSON.parse(strFromU8(archive['manifest.json']!));
  for (const kind of newer) delete manifest.records[kind];
  const withoutPlaces = linesOf(archive, 'props').map((line) => {
    const { storagePlace: _, ...prop } = JSON.parse(line);
    return JSON.stringify(prop);
  });
  const older: Files = {
    ...archive,
    'manifest.json': strToU8(JSON.stringify({ ...manifest, version: 1 })),
    'records/props.jsonl': strToU8([...withoutPlaces, ''].join('\n')),
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
});

describe('an archive that is refused', () => {
  const edited = (kind: string, change: (record: Record<string, unknown>) => object): Files => {
    const [first = '', ...rest] = linesOf(archive, kind);
    const line = JSON.stringify(change(JSON.parse(first)));
    return { ...archive, [`records/${kind}.jsonl`]: strToU8([line, ...rest, ''].join('\n')) };
  };
  const withManifest = (change: (manifest: Record<string, unknown>) => object): Files => ({
    ...archive,
    'manifest.json': strToU8(
      JSON.stringify(change(JSON.parse(strFromU8(archive['manifest.json']!)))),
    ),
  });
  const withNextVersion = (manifest: object) => ({
    ...manifest,
    version: TEAM_ARCHIVE_VERSION + 1,
  });
  const without = (name: string): Files =>
    Object.fromEntries(Object.entries(archive).filter(([each]) => each !== name));
  const aPicture = () => Object.keys(archive).find((name) => name.startsWith('pictures/'))!;
  const script = strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  const cases: readonly (readonly [
    string,
    TeamImport['refusal'],
    () => Buffer | Promise<Buffer>,
  ])[] = [
    ['a picture', 'damaged', () => makePicture()],
    ['half of it', 'damaged', () => zipOf(archive).subarray(0, 50_000)],
    ['another zip', 'foreign', () => zipOf({ 'a.txt': strToU8('hello') })],
    ['another format', 'foreign', () => zipOf(withManifest((m) => ({ ...m, format: 'x' })))],
    ['a newer version', 'newer', () => zipOf(withManifest(withNextVersion))],
    ['no shoots', 'damaged', () => zipOf(without('records/shoots.jsonl'))],
    ['a way out', 'damaged', () => zipOf({ ...archive, '../../evil.txt': script })],
    ['an absolute name', 'damaged', () => zipOf({ ...archive, '/etc/evil.txt': script })],
    ['a foreign file', 'damaged', () => zipOf({ ...archive, 'pictures/props/a.html': script })],
    ['a script as a picture', 'damaged', () => zipOf({ ...archive, [aPicture()]: script })],
    [
      'a bomb',
      'tooLarge',
      () => zipOf({ ...archive, 'records/props.jsonl': new Uint8Array(270_000_000) }),
    ],
    [
      'a picture that is a bomb',
      'tooLarge',
      () => zipOf({ ...archive, [aPicture()]: new Uint8Array(20_000_000) }),
    ],
    [
      'one endless line',
      'damaged',
      () => zipOf({ ...archive, 'records/props.jsonl': new Uint8Array(100_000_000).fill(32) }),
    ],
    [
      'a million records',
      'tooLarge',
      () => zipOf(withManifest((m) => ({ ...m, records: { shootProps: 1_000_000 } }))),
    ],
    [
      'more records than it says',
      'damaged',
      () => zipOf(withManifest((m) => ({ ...m, records: { ...Object(m.records), props: 1 } }))),
    ],
    ['an unknown field', 'damaged', () => zipOf(edited('props', (r) => ({ ...r, teamId: r.id })))],
    ['no JSON', 'damaged', () => zipOf({ ...archive, 'records/props.jsonl': strToU8('{\n') })],
    [
      'a script as a link',
      'damaged',
      () => zipOf(edited('shoots', (r) => ({ ...r, instagramLinks: ['javascript:alert(1)'] }))),
    ],
    [
      'the same record twice',
      'idsTaken',
      () =>
        zipOf(edited('props', (r) => ({ ...r, id: JSON.parse(linesOf(archive, 'props')[1]!).id }))),
    ],
  ];

  test.each(cases)('is %s (%s)', async (_, refusal, make) => {
    const fresh = await signedIn(away);
    const before = await leftBehind();
    const last = await importing(fresh, await make());
    expect(last).toMatchObject({ state: 'failed', refusal, teamId: null });
    await vi.waitFor(async () => expect(await leftBehind()).toEqual(before));
  });

  test('is not one of an older version, which has fewer kinds of records', async () => {
    const { 'records/shots.jsonl': _, 'records/shotLinks.jsonl': __, ...files } = archive;
    const older = withManifest((manifest) => {
      const { shots, shotLinks, ...records } = Object(manifest.records);
      return { ...manifest, version: 1, records };
    });
    const manifest = older['manifest.json']!;
    const mia = await signedIn(away);
    // It was read as a whole: its ids are those of the team that was imported before.
    expect(await importing(mia, zipOf({ ...files, 'manifest.json': manifest }))).toMatchObject({
      refusal: 'idsTaken',
    });
  });

  test('is not one without a picture that a shot list links', async () => {
    const linked = linesOf(archive, 'shotLinks').map((line) => JSON.parse(line).referenceId);
    const { id, url } = linesOf(archive, 'references')
      .map((line) => JSON.parse(line))
      .find((reference) => linked.includes(reference.id));
    const files = without(url.replace('/storage/shoot-images/public/', 'pictures/'));
    const mia = await signedIn(away);
    await importing(mia, zipOf(files));
    expect((await mia.post(`${IMPORT_PATH}/copy`)).status).toBe(202);
    const last = await ended(mia);
    expect(last).toMatchObject({ state: 'done', refusal: null });
    await mia.post('/api/user/active-team', { teamId: last.teamId });
    const copy = await exportOf(away, mia);
    const uses = linked.filter((each) => each === id).length;
    expect(uses).toBeGreaterThan(0);
    expect(linesOf(copy, 'shotLinks')).toHaveLength(linked.length - uses);
    expect(linesOf(copy, 'shots')).toHaveLength(linesOf(archive, 'shots').length);
  });

  test('names a record of another team', async () => {
    const other = await signedIn(away);
    const { id: shootId } = await buildShoot(away.database.orm, other.team);
    const files = edited('shootProps', (record) => ({ ...record, shootId }));
    const mia = await signedIn(away);
    const before = await leftBehind();
    expect(await importing(mia, zipOf(freshIds(files, shootId)))).toMatchObject({
      refusal: 'damaged',
    });
    expect((await leftBehind()).teams).toBe(before.teams);
    expect((await other.get(`/api/shoots/${shootId}`)).body).toMatchObject({ props: [] });
  });

  test('is larger than the installation allows', async () => {
    const small = await testApp({ env: { quotas: { ...away.env.quotas, importBytes: 1_000 } } });
    try {
      const mia = await signedIn(small);
      const payload = zipOf(archive);
      const answer = await mia.request('POST', IMPORT_PATH, { payload, headers });
      expect([answer.status, answer.body]).toMatchObject([413, { code: 'too_large' }]);
      expect(await readdir(join(small.env.dataDir, 'archives'))).toEqual([]);
    } finally {
      await small.close();
    }
  });

  /** The archive under ids that the installation does not have yet, except one. */
  function freshIds(files: Files, except: string): Files {
    const swap = (text: string) =>
      text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-4/g, (start) =>
        except.startsWith(start)
          ? start
          : `${start.slice(0, 8).split('').reverse().join('')}${start.slice(8)}`,
      );
    return Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        name.startsWith('records/') ? strToU8(swap(strFromU8(content))) : content,
      ]),
    );
  }

  async function leftBehind() {
    const { rows } = await away.database.pool.query<{ teams: string; images: string }>(
      `select (select count(*) from teams where id not in (select team_id from team_members)) as teams,
        (select count(*) from images) as images`,
    );
    const names = await readdir(join(away.env.dataDir, 'archives')).catch(() => []);
    // An archive whose ids are taken stays for a copy.
    return { ...rows[0], work: names.filter((name) => !name.endsWith('.zip')) };
  }
});
