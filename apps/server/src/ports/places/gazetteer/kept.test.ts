import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testGazetteer } from '../../../testing/gazetteer.ts';
import { keep, readKept } from './kept.ts';
import { loadGazetteer, makeGazetteer } from './load.ts';

const { gazetteer } = await testGazetteer();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lensemble-gazetteer-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('making the gazetteer', () => {
  test('in a process that fails is reported', async () => {
    await expect(makeGazetteer(folder, '/nonexistent.ts')).rejects.toThrow(/exited with code 1/);
  });

  test('reads what was kept, and rebuilds it if that is broken', async () => {
    expect(await readKept(folder)).toBeUndefined();
    await keep(gazetteer, folder);
    const [name = ''] = await readdir(folder);
    expect(await readKept(folder)).toEqual(gazetteer);
    const torn = await readFile(join(folder, name));
    await writeFile(join(folder, name), torn.fill(0, torn.length >> 1, (torn.length >> 1) + 4_096));
    expect(await readKept(folder)).toBeUndefined();
    await writeFile(join(folder, name), 'broken');
    await writeFile(join(folder, 'former'), '');
    expect(await readKept(folder)).toBeUndefined();
    expect((await loadGazetteer(folder)).names.length).toBe(gazetteer.names.length);
    await expect.poll(() => readKept(folder), { timeout: 60_000 }).toBeDefined();
    expect(await readdir(folder)).toEqual([name]);
  });

  test('keeps it once where several have made it at once', async () => {
    await Promise.all([1, 2, 3].map(() => keep(gazetteer, folder)));
    expect(await readdir(folder)).toHaveLength(1);
    expect(await readKept(folder)).toBeDefined();
  });

  test('does without keeping where nothing can be written', async () => {
    await keep(gazetteer, '/dev/null/here');
    expect(await readKept('/dev/null/here')).toBeUndefined();
  });
});
