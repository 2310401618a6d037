import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shoot } from '@lensemble/contract/shoots';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDeps } from '../app.ts';
import type { Deps } from '../deps.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Client, makeClient } from '../testing/client.ts';
import { signedIn } from '../testing/login.ts';
import { provideDemoTeam } from './demo-team.ts';
import { OWNER } from './people.ts';

let dataDir: string;
let t: TestApp;
let deps: Deps;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lensemble-demo-'));
  t = await testApp({ env: { dataDir } });
  deps = makeDeps(t);
  await runCutOff();
  expect(await provideDemoTeam(deps, false)).toBe(true);
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

/** A run that has made the accounts and fails when it stores the first picture of the catalog, in a folder of its own. */
async function runCutOff(): Promise<void> {
  const folder = join(dataDir, 'cut-off');
  const pictures = join(folder, 'storage/shoot-images/public');
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, 'personnel'), '');
  const run = provideDemoTeam(makeDeps({ ...t, env: { ...t.env, dataDir: folder } }), false);
  await expect(run).rejects.toThrow('The picture was not saved');
}

async function signIn(): Promise<Client> {
  const client = makeClient(t.app);
  const { email, password } = OWNER;
  expect((await client.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
  return client;
}

const listShoots = async (client: Client) => (await client.get('/api/shoots')).body as Shoot[];
const countFiles = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

describe('the demo team, made good after a run that was cut off,', () => {
  test('opens with the printed password and has twenty shoots over all statuses and several months', async () => {
    const mira = await signIn();
    expect((await mira.get('/api/user/teams')).body).toMatchObject([
      { name: 'Nightshift Cosplay', role: 'owner', memberCount: 4 },
    ]);
    const shoots = await listShoots(mira);
    expect(shoots).toHaveLength(20);
    expect(new Set(shoots.map(({ status }) => status)).size).toBe(4);
    expect(new Set(shoots.map(({ date }) => date?.slice(0, 7))).size).toBeGreaterThan(3);
    expect(shoots[0]?.title).toBe('Morgan le Fay at St. Galgano');
    const perDay = Object.groupBy(shoots, ({ date }) => date ?? '');
    expect(Object.entries(perDay).map(([date, all]) => date && all?.length)).toContain(6);
  });

  test('has pictures that were encoded again and are served', async () => {
    const shoots = await listShoots(await signIn());
    const urls = shoots.flatMap(({ firstReferenceUrl }) => firstReferenceUrl ?? []);
    expect(urls.length).toBeGreaterThan(15);
    expect(new Set(urls).size).toBe(urls.length);
    const answer = await t.app.inject({ url: urls[0]! });
    const { format, width, exif } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 800, exif: undefined });
  });

  test('has full catalogs, and links to what is in them', async () => {
    const { rows } = await t.database.pool.query(`select
      (select count(*) from personnel) >= 8 and (select count(*) from costumes) >= 10
      and (select count(*) from costumes where todos <> '{}') >= 5
      and (select count(*) from equipment) >= 10 and (select count(*) from props) >= 8
      and (select count(*) from locations where place_id is not null and latitude is not null) >= 8
      and (select count(*) from shoot_participants) > 50 and (select count(*) from shoot_costumes) > 10
      and (select count(*) from shoot_participant_costumes) >= 10
      as is_full`);
    expect(rows).toEqual([{ is_full: true }]);
  });
});

test('a second run changes nothing; a reset recreates it and leaves all other data alone', async () => {
  const stranger = await signedIn(t);
  await stranger.post('/api/shoots', { title: 'Not of the demo' });
  const before = await listShoots(await signIn());
  expect(await provideDemoTeam(deps, false)).toBe(false);
  expect(await listShoots(await signIn())).toEqual(before);
  const files = await countFiles();
  expect(await provideDemoTeam(deps, true)).toBe(true);
  const after = await listShoots(await signIn());
  expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
  expect(after[0]?.id).not.toBe(before[0]?.id);
  expect(await countFiles()).toBe(files);
  expect(await listShoots(stranger)).toMatchObject([{ title: 'Not of the demo' }]);
});
