import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../../testing/object-store.ts';
import { s3Storage } from '../storage/s3.ts';
import { localArchives } from './local-folder.ts';
import type { ArchiveStore } from './port.ts';
import { s3Archives } from './s3.ts';

const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

let dataDir: string;
let store: ObjectStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lensemble-archives-'));
  store = await startObjectStore();
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const stores: Record<string, () => ArchiveStore> = {
  'a folder': () => localArchives(dataDir),
  'an S3-compatible store': () => s3Archives(store.settings),
};

describe.each(Object.entries(stores))('%s', (_, open) => {
  let archives: ArchiveStore;
  let path: string;
  beforeEach(async () => {
    archives = open();
    path = join(dataDir, 'file');
    await writeFile(path, content);
  });

  test('takes a file away, and gives it back byte for byte', async () => {
    const id = randomUUID();
    await archives.put(id, path);
    expect(await readdir(dataDir)).not.toContain('file');
    const found = await archives.find(id);
    expect(found?.size).toBe(content.length);
    expect((await buffer(found!.read())).equals(content)).toBe(true);
  });

  test('lists what it has, until that is deleted', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await archives.put(first, path);
    await writeFile(path, content);
    await archives.put(second, path);
    expect(await archives.list()).toEqual(expect.arrayContaining([first, second]));
    await archives.delete(first);
    await archives.delete(first);
    expect(await archives.list()).not.toContain(first);
    expect(await archives.find(first)).toBeUndefined();
  });

  test('has no place for a name that leads elsewhere', async () => {
    await expect(archives.put('../evil', path)).rejects.toThrow('not a valid archive id');
    await expect(archives.find('../evil')).rejects.toThrow('not a valid archive id');
  });
});

test('a store without archives has none', async () => {
  const empty = join(dataDir, 'nothing');
  expect(await localArchives(empty).list()).toEqual([]);
});

test('archives are not among the pictures of the bucket', async () => {
  const id = randomUUID();
  const path = join(dataDir, 'file');
  await writeFile(path, content);
  await s3Archives(store.settings).put(id, path);
  const pictures = s3Storage(store.settings);
  await expect(pictures.find({ kind: 'props', name: `${id}.zip` })).rejects.toThrow();
});
