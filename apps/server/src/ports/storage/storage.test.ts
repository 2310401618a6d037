import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../../testing/object-store.ts';
import { localFolderStorage } from './local-folder.ts';
import {
  filesOf,
  ImageExistsError,
  type ImageName,
  type ImageStorage,
  imageAt,
  imageUrl,
} from './port.ts';
import { s3Storage } from './s3.ts';

const image = (name: string): ImageName => ({ kind: 'costumes', name });
const content = Buffer.from('not really a picture');

let dataDir: string;
let store: ObjectStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lensemble-storage-'));
  store = await startObjectStore();
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const stores: Record<string, () => ImageStorage> = {
  'a folder': () => localFolderStorage(dataDir),
  'an S3-compatible store': () => s3Storage(store.settings),
};

describe.each(Object.entries(stores))('%s', (_, open) => {
  let storage: ImageStorage;
  beforeAll(() => {
    storage = open();
  });

  test('passes a check while it can be used', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test('is empty until it has a picture', async () => {
    expect(await storage.isEmpty()).toBe(true);
    await storage.put(image('first.webp'), content);
    expect(await storage.isEmpty()).toBe(false);
    await storage.delete(image('first.webp'));
    expect(await storage.isEmpty()).toBe(true);
  });

  test('keeps a picture under its name and gives it back, whole or in part', async () => {
    await storage.put(image('crown.webp'), content);
    const found = await storage.find(image('crown.webp'));
    expect(found?.size).toBe(content.length);
    expect(await buffer(found!.read())).toEqual(content);
    expect(await buffer(found!.read({ start: 4, end: 9 }))).toEqual(content.subarray(4, 10));
  });

  test('keeps a large one byte for byte', async () => {
    const large = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251));
    await storage.put(image('large.webp'), large);
    const found = await storage.find(image('large.webp'));
    expect((await buffer(found!.read())).equals(large)).toBe(true);
  });

  test('overwrites nothing', async () => {
    await storage.put(image('twice.png'), content);
    const second = storage.put(image('twice.png'), Buffer.from('second'));
    await expect(second).rejects.toThrow(ImageExistsError);
    const found = await storage.find(image('twice.png'));
    expect(await buffer(found!.read())).toEqual(content);
  });

  test('deletes a picture, and is content where there is none', async () => {
    await storage.put(image('gone.gif'), content);
    await storage.delete(image('gone.gif'));
    await storage.delete(image('gone.gif'));
    expect(await storage.find(image('gone.gif'))).toBeUndefined();
  });

  test.each([
    '../../secret.png',
    '/etc/passwd.png',
    '..',
    '',
    '.hidden.png',
    'a/b.png',
    'a\\b.png',
    'a\0.png',
    `${'a'.repeat(125)}.png`,
    'page.html',
    'drawing.svg',
    'picture',
    'picture.constructor',
  ])('never touches anything but pictures: %j', async (name) => {
    await expect(storage.put(image(name), content)).rejects.toThrow('not a valid picture name');
    await expect(storage.find(image(name))).rejects.toThrow('not a valid picture name');
    await expect(storage.delete(image(name))).rejects.toThrow('not a valid picture name');
  });

  test('keeps nothing of a kind that is not known', async () => {
    const foreign = { kind: '../..' as 'props', name: 'a.png' };
    await expect(storage.put(foreign, content)).rejects.toThrow('not a valid picture name');
  });
});

describe('addresses', () => {
  const url = '/storage/shoot-images/public/props/a.webp';

  test('name a picture, and it them', () => {
    expect(imageAt(url)).toEqual({ kind: 'props', name: 'a.webp' });
    expect(imageUrl({ kind: 'props', name: 'a.webp' })).toBe(url);
  });

  test.each([
    'https://example.org/a.webp',
    '/storage/shoot-images/private/props/a.webp',
    `${url}/b.webp`,
    '/storage/shoot-images/public/other/a.webp',
    '/storage/shoot-images/public/props/..',
  ])('%s names none', (other) => {
    expect(imageAt(other)).toBeUndefined();
  });

  test('stand for the picture and its smaller copies; old ones have none', () => {
    expect(filesOf(url).map(({ name }) => name)).toEqual([
      'a.webp',
      'a.medium.webp',
      'a.small.webp',
    ]);
    expect(filesOf(url.replace('webp', 'jpg')).map(({ name }) => name)).toEqual(['a.jpg']);
  });
});
