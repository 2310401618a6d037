import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFolderStorage } from './local-folder.ts';
import type { ImageName, ImageStorage } from './port.ts';
import { ImageExistsError } from './port.ts';

let dataDir: string;
let storage: ImageStorage;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lensemble-storage-'));
  storage = localFolderStorage(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

const image = (name: string): ImageName => ({ kind: 'costumes', name });
const content = Buffer.from('not really a picture');

test('keeps a picture under its name and gives it back, whole or in part', async () => {
  await storage.put(image('crown.webp'), content);
  const found = await storage.find(image('crown.webp'));
  expect(found?.size).toBe(content.length);
  expect(await buffer(found!.read())).toEqual(content);
  expect(await buffer(found!.read({ start: 4, end: 9 }))).toEqual(content.subarray(4, 10));
  const path = join(dataDir, 'storage/shoot-images/public/costumes/crown.webp');
  expect(await readFile(path)).toEqual(content);
  expect(storage.publicUrl(image('crown.webp'))).toBe(
    '/storage/shoot-images/public/costumes/crown.webp',
  );
});

test('overwrites nothing, not even of two at once', async () => {
  const contents = [Buffer.from('first'), Buffer.from('second')];
  const results = await Promise.allSettled(
    contents.map((each) => storage.put(image('twice.png'), each)),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const winner = contents[results.findIndex(({ status }) => status === 'fulfilled')];
  const found = await storage.find(image('twice.png'));
  expect(await buffer(found!.read())).toEqual(winner);
  await expect(storage.put(image('twice.png'), content)).rejects.toThrow(ImageExistsError);
});

test('leaves no drafts behind', async () => {
  const names = await readdir(join(dataDir, 'storage/shoot-images/public/costumes'));
  expect(names.sort()).toEqual(['crown.webp', 'twice.png']);
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
  '.',
  '',
  '.hidden.png',
  'a/b.png',
  'a\\b.png',
  'a\0.png',
  `${'a'.repeat(125)}.png`,
])('never touches anything outside: %j', async (name) => {
  await expect(storage.put(image(name), content)).rejects.toThrow('no name of a picture');
  await expect(storage.find(image(name))).rejects.toThrow('no name of a picture');
  await expect(storage.delete(image(name))).rejects.toThrow('no name of a picture');
});

test('finds nothing where the folder itself is none', async () => {
  const folder = join(dataDir, 'storage/shoot-images/public');
  await writeFile(join(folder, 'props'), '');
  expect(await storage.find({ kind: 'props', name: 'a.png' })).toBeUndefined();
});

test.each(['page.html', 'drawing.svg', 'script.js', 'picture', 'picture.constructor'])(
  'keeps no %s',
  async (name) => {
    await expect(storage.put(image(name), content)).rejects.toThrow('no name of a picture');
  },
);

test('keeps nothing of a kind that is not known', async () => {
  const foreign = { kind: '../..' as 'props', name: 'a.png' };
  await expect(storage.put(foreign, content)).rejects.toThrow('no name of a picture');
});
