import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from './folder.ts';

const HOUR = 3_600_000;

test('a start takes away what a crash left, and nothing of what other servers are at', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lensemble-uploads-'));
  await writeFile(join(folder, 'old'), '');
  await writeFile(join(folder, 'young'), '');
  const before = new Date(Date.now() - 2 * HOUR);
  await utimes(join(folder, 'old'), before, before);
  await removeLeftovers(folder);
  expect(await readdir(folder)).toEqual(['young']);
  await rm(folder, { recursive: true });
});

test('before the first picture there is nothing to remove', async () => {
  await expect(removeLeftovers('/nonexistent/uploads')).resolves.toBeUndefined();
});
