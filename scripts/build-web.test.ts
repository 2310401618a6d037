import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './build-web.mjs';

let folder: string;

async function write(file: string, text: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await write('apps/web/src/main.tsx', 'one');
  await write('packages/contract/src/shoots.ts', 'two');
  await write('package-lock.json', '{}');
  await write('tsconfig.base.json', '{}');
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  'apps/web/src/main.tsx',
  'apps/web/src/new.tsx',
  'packages/contract/src/shoots.ts',
  'package-lock.json',
])('a change of %s makes the build stale', async (file) => {
  const before = fingerprint(folder);
  await write(file, 'changed');
  expect(fingerprint(folder)).not.toBe(before);
});

test.each([
  'apps/web/dist/index.html',
  'apps/web/node_modules/x/index.js',
  'apps/web/src/routeTree.gen.ts',
  'apps/server/src/server.ts',
])('a change of %s does not', async (file) => {
  const before = fingerprint(folder);
  await write(file, 'changed');
  expect(fingerprint(folder)).toBe(before);
});
