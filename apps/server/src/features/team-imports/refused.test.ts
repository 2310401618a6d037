import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applyOperations } from '@lensemble/contract/operations';
import { TEAM_ARCHIVE_VERSION } from '@lensemble/contract/team-archive';
import { IMPORT_PATH, type TeamImport } from '@lensemble/contract/team-imports';
import { strFromU8, strToU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';
import {
  ended,
  exportOf,
  type Files,
  importing,
  linesOf,
  zipHeaders,
  zipOf,
} from '../../testing/team-archives.ts';

let t: TestApp;
let archive: Files;
beforeAll(async () => {
  t = await testApp();
  await t.app.startTasks();
  archive = await archiveOfOneShoot();
});
afterAll(() => t.close());

/** A team with a shoot that has two props, and a shot of a reference. */
async function archiveOfOneShoot(): Promise<Files> {
  const { orm } = t.database;
  const mira = await signedIn(t);
  const { id } = await buildShoot(orm, mira.team);
  const propIds = [
    await buildItem(orm, mira.team, 'props'),
    await buildItem(orm, mira.team, 'props'),
  ];
  await mira.patch(`/api/shoots/${id}/resources`, { propIds });
  const form = await makeForm({ file: { content: await makePicture() } });
  const picture = await mira.request('POST', '/api/images/shoot-references', form);
  const { url } = picture.body as { url: string };
  const reference = await mira.post(`/api/shoots/${id}/references`, { url });
  const { id: referenceId } = reference.body as { id: string };
  const shot = {
    ...{ id: randomUUID(), kind: 'addShot' as const, target: randomUUID(), base: {} },
    ...{ fields: { title: 'Rain', referenceId }, at: '2026-11-22T15:00:00.000Z' },
  };
  const body = { operations: [shot] } as never;
  await mira.call(applyOperations, { params: { id }, body });
  return exportOf(t, mira);
}

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
    ['half of it', 'damaged', () => zipOf(archive).subarray(0, 5_000)],
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
    const fresh = await signedIn(t);
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
    const mia = await signedIn(t);
    // It was read as a whole: its ids are those of the team here.
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
    const mia = await signedIn(t);
    await importing(mia, zipOf(files));
    expect((await mia.post(`${IMPORT_PATH}/copy`)).status).toBe(202);
    const last = await ended(mia);
    expect(last).toMatchObject({ state: 'done', refusal: null });
    await mia.post('/api/user/active-team', { teamId: last.teamId });
    const copy = await exportOf(t, mia);
    const uses = linked.filter((each) => each === id).length;
    expect(uses).toBeGreaterThan(0);
    expect(linesOf(copy, 'shotLinks')).toHaveLength(linked.length - uses);
    expect(linesOf(copy, 'shots')).toHaveLength(linesOf(archive, 'shots').length);
  });

  test('names a record of another team', async () => {
    const other = await signedIn(t);
    const { id: shootId } = await buildShoot(t.database.orm, other.team);
    const files = edited('shootProps', (record) => ({ ...record, shootId }));
    const mia = await signedIn(t);
    const before = await leftBehind();
    expect(await importing(mia, zipOf(freshIds(files, shootId)))).toMatchObject({
      refusal: 'damaged',
    });
    expect((await leftBehind()).teams).toBe(before.teams);
    expect((await other.get(`/api/shoots/${shootId}`)).body).toMatchObject({ props: [] });
  });

  test('is empty', async () => {
    const payload = Buffer.alloc(0);
    const mia = await signedIn(t);
    expect(await mia.request('POST', IMPORT_PATH, { payload, headers: zipHeaders })).toMatchObject({
      status: 422,
      body: { error: 'This file is empty' },
    });
  });

  test('is larger than the installation allows', async () => {
    const small = await testApp({ env: { quotas: { ...t.env.quotas, importBytes: 1_000 } } });
    try {
      const mia = await signedIn(small);
      const payload = zipOf(archive);
      const answer = await mia.request('POST', IMPORT_PATH, { payload, headers: zipHeaders });
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
    const { rows } = await t.database.pool.query<{ teams: string; images: string }>(
      `select (select count(*) from teams where id not in (select team_id from team_members)) as teams,
        (select count(*) from images) as images`,
    );
    const names = await readdir(join(t.env.dataDir, 'archives')).catch(() => []);
    // An archive whose ids are taken stays for a copy.
    return { ...rows[0], work: names.filter((name) => !name.endsWith('.zip')) };
  }
});
