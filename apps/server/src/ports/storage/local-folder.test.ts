import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFolderStorage } from './local-folder.ts';
import { type ImageName, type ImageStorage, imageUrl } from './port.ts';

let dataDir: string;
let storage: ImageStorage;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lensemble-storage-'));
  storage = localFolderStorage(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true }));

const image = (name: string): ImageName => ({ kind: 'costumes', name });
const content = Buffer.from('not really a picture');

test('keeps a picture in a file where its address says', async () => {
  await storage.put(image('crown.webp'), content);
  expect(await readFile(join(dataDir, imageUrl(image('crown.webp'))))).toEqual(content);
});

test('of two pictures under one name at once, one is kept', async () => {
  const contents = [Buffer.from('first'), Buffer.from('second')];
  const results = await Promise.allSettled(
    contents.map((each) => storage.put(image('twice.png'), each)),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const winner = contents[results.findIndex(({ status }) => status === 'fulfilled')];
  const found = await storage.find(image('twice.png'));
  expect(await buffer(found!.read())).toEqual(winner);
});

test('leaves no drafts behind', async () => {
  const names = await readdir(join(dataDir, 'storage/shoot-images/public/costumes'));
  expect(names.sort()).toEqual(['crown.webp', 'twice.png']);
});

test('takes away the drafts that a crash left, not those that are being written', async () => {
  const folder = join(dataDir, 'storage/shoot-images/public/costumes');
  const before = await readdir(folder);
  for (const name of ['.old', '.young', 'old.webp']) await writeFile(join(folder, name), '');
  const old = new Date(Date.now() - 7_200_000);
  for (const name of ['.old', 'old.webp']) await utimes(join(folder, name), old, old);
  await storage.removeDrafts(new Date(Date.now() - 3_600_000));
  expect((await readdir(folder)).sort()).toEqual(['.young', ...before, 'old.webp'].sort());
});

test('a folder that is none is no missing picture, and the check names it', async () => {
  const folder = join(dataDir, 'storage/shoot-images/public/props');
  await writeFile(folder, '');
  const found = storage.find({ kind: 'props', name: 'a.png' });
  await expect(found).rejects.toThrow('The picture store is unavailable');
  await expect(storage.check()).rejects.toThrow(`${folder} is not a folder: move it away`);
  await storage.removeDrafts(new Date());
});

test('the check names a folder that cannot be opened', async () => {
  const folder = join(dataDir, 'loop');
  await symlink(folder, folder);
  await expect(localFolderStorage(folder).check()).rejects.toThrow(
    `The folder ${folder} cannot be read and written (ELOOP)`,
  );
});

test('the check passes before the first picture', async () => {
  await expect(localFolderStorage(join(dataDir, 'new')).check()).resolves.toBeUndefined();
});
