import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reference } from '@lensemble/contract/shoot-links';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BucketFile, Project } from '../../../../../testing/hosted-identity/project.ts';
import {
  type HostedService,
  startHostedIdentity,
} from '../../../../../testing/hosted-identity/service.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { hostedApp } from '../../testing/hosted-app.ts';
import { makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

/** Clients of the documented calls upload to the bucket of the project and send its public address. */
const FOLDER = '/storage/v1/object/public/shoot-images';
const REFUSAL = 'Please upload the picture instead';
const OWN = /^\/storage\/shoot-images\/public\/([a-z-]+)\/[\w.-]+$/;

let service: HostedService;
let project: Project;
let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let references: string;
beforeAll(async () => {
  service = await startHostedIdentity();
  project = service.project;
  t = await hostedApp(project);
});
beforeEach(async () => {
  project.away = false;
  project.asked.length = 0;
  mira = await signedIn(t);
  references = `/api/shoots/${(await buildShoot(t.database.orm, mira.team)).id}/references`;
});
afterAll(async () => {
  await t.close();
  await service.close();
});

async function put(path: string, file?: BucketFile): Promise<string> {
  project.files.set(path, file ?? (await makePicture({ width: 64, height: 48 })));
  return `${project.url}${FOLDER}/${path}`;
}
const leftovers = () => readdir(join(t.env.dataDir, 'uploads')).catch(() => []);
const listed = async () => (await mira.get(references)).body as Reference[];

describe('a picture in the bucket of the project', () => {
  const calls = [
    ['POST', '/api/props', 'imageUrl', { name: 'Sword' }, 'props'],
    ['POST', '/api/costumes', 'image_url', { characterName: 'Morgan' }, 'costumes'],
    ['POST', '/api/personnel', 'avatarUrl', { name: 'Kim' }, 'personnel'],
    ['POST', '/api/user/profile', 'avatarUrl', { firstName: 'Mira', lastName: 'O' }, 'avatars'],
    ['POST', 'references', 'url', { type: 'image' }, 'shoot-references'],
    ['POST', 'references', 'imageUrl', { type: 'image' }, 'shoot-references'],
  ] as const;

  test.each(calls)('%s %s takes a copy of it as %s', async (_, path, field, fields, kind) => {
    const address = await put(`public/${kind}/1717171717171-crown.jpg`);
    const url = path === 'references' ? references : path;
    const { status, body, text } = await mira.post(url, { ...fields, [field]: address });
    expect(Math.trunc(status / 100), text).toBe(2);
    const { imageUrl, avatarUrl, url: own } = body as Record<string, string>;
    const stored = imageUrl ?? avatarUrl ?? own ?? '';
    expect(OWN.exec(stored)?.[1]).toBe(kind);
    const served = await t.app.inject({ url: stored, headers: { cookie: mira.cookie } });
    const { format, width, exif } = await sharp(served.rawPayload).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 64, exif: undefined });
    expect(project.asked).toEqual([`GET ${FOLDER}/public/${kind}/1717171717171-crown.jpg`]);
    expect(project.keysSent).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  test('replaces the picture of an item', async () => {
    const { body } = await mira.post('/api/props', { name: 'Sword' });
    const { id } = body as { id: string };
    const imageUrl = await put('public/props/1-sword.png');
    const changed = await mira.patch(`/api/props/${id}`, { imageUrl });
    expect(changed).toMatchObject({ status: 200, body: { imageUrl: expect.stringMatching(OWN) } });
  });
});

describe('an address', () => {
  const path = 'public/props/1-sword.png';
  const elsewhere = [
    ['of another host', () => `http://example.org${FOLDER}/${path}`],
    ['of another port', () => `${project.url.replace(/\d+$/, '1')}${FOLDER}/${path}`],
    ['with another scheme', () => `${project.url.replace('http', 'https')}${FOLDER}/${path}`],
    ['with a user', () => `${project.url.replace('//', '//user@')}${FOLDER}/${path}`],
    ['with a user that looks like the host', () => `${project.url}@example.org${FOLDER}/${path}`],
    ['with a host that only begins so', () => `${project.url}.example.org${FOLDER}/${path}`],
    ['with dots', () => `${project.url}${FOLDER}/public/../../../../../auth/v1/settings`],
    ['with encoded dots', () => `${project.url}${FOLDER}/%2e%2e/%2e%2e/private/a.png`],
    ['with an encoded slash', () => `${project.url}${FOLDER}/public%2fprops%2fa.png`],
    ['with a backslash', () => `${project.url}${FOLDER}\\..\\a.png`],
    ['with a query', () => `${project.url}${FOLDER}/${path}?download=1`],
    ['with a fragment', () => `${project.url}${FOLDER}/${path}#a`],
    ['with a blank', () => ` ${project.url}${FOLDER}/${path}`],
    ['with an empty segment', () => `${project.url}${FOLDER}//${path}`],
    ['of the bucket itself', () => `${project.url}${FOLDER}/`],
    ['of another bucket', () => `${project.url}${FOLDER}-private/${path}`],
    ['of a signed file', () => `${project.url}/storage/v1/object/sign/shoot-images/${path}`],
    ['of a page of the project', () => `${project.url}/auth/v1/settings`],
    ['on this machine', () => `http://127.0.0.1:5432${FOLDER}/${path}`],
  ] as const;

  test.each(elsewhere)('%s is refused, and not requested', async (_, address) => {
    await put(path);
    const answers = [
      await mira.post('/api/props', { name: 'Sword', imageUrl: address() }),
      await mira.post(references, { url: address(), type: 'image' }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 422, body: { error: REFUSAL } });
    expect(project.asked).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  test('is refused without a hosted identity', async () => {
    const alone = await testApp();
    const ada = await signedIn(alone);
    const answer = await ada.post('/api/props', { name: 'Sword', imageUrl: await put(path) });
    expect(answer).toMatchObject({ status: 422, body: { fields: { imageUrl: REFUSAL } } });
    expect(project.asked).toEqual([]);
    await alone.close();
  });
});

describe('a reference whose picture cannot be copied', () => {
  const add = async (url: string) =>
    (await mira.post(references, { url, type: 'image' })) as {
      status: number;
      body: { error: string };
    };
  afterEach(async () => {
    expect(await listed()).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  test('is refused with a sentence if the picture is gone', async () => {
    const { status, body } = await add(`${project.url}${FOLDER}/public/gone.jpg`);
    expect([status, body.error]).toEqual([
      422,
      'This picture is no longer in the storage of the project. Please upload it again.',
    ]);
  });

  test('can be added again later if the storage is away', async () => {
    const address = await put('public/shoot-references/1-a.jpg');
    project.away = true;
    expect(await add(address)).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('cannot be reached right now'), code: 'unavailable' },
      headers: { 'retry-after': '30' },
    });
  });

  test('is not looked for elsewhere', async () => {
    const target = await put('public/shoot-references/2-b.jpg');
    const moved = await put('public/shoot-references/1-a.jpg', { status: 302, location: target });
    expect((await add(moved)).status).toBe(503);
    expect(project.asked).toHaveLength(1);
  });

  test('is refused if it is no picture, or too large', async () => {
    expect((await add(await put('public/a.jpg', Buffer.from('<svg></svg>')))).status).toBe(415);
    const { status, body } = await add(await put('public/b.jpg', Buffer.alloc(16_000_000)));
    expect([status, body.error]).toEqual([413, 'This picture is too large: 15 MB at most']);
  });
});
