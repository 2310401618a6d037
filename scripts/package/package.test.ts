import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandsOf, launcher } from './launcher.ts';
import { findMissing } from './missing-packages.ts';
import { programs } from './node-program.ts';
import { readProduct, root } from './stage.ts';

const product = readProduct();

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
  program = join(folder, 'bin/lensemble');
  for (const name of ['bin', 'node/bin', 'links'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(program, launcher('1.2.3', product.scripts));
  // Stands in for Node, and says how it was called.
  const node = '#!/bin/sh\necho "$MALLOC_ARENA_MAX $LENSEMBLE_PROGRAM $*"\n';
  writeFileSync(join(folder, 'node/bin/node'), node);
  for (const path of [program, join(folder, 'node/bin/node')]) chmodSync(path, 0o755);
  symlinkSync('../bin/lensemble', join(folder, 'links/lensemble'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (path: string, ...args: string[]) =>
  execFileSync(path, args, { encoding: 'utf8', env: { PATH: '/usr/bin:/bin' } }).trim();

test('the archive has the Node of package.json', () => {
  expect(programs.version).toBe(product.dependencies.node);
});

test('each script that needs only what runs is a command of the archive, with a file that exists', () => {
  const commands = commandsOf(product.scripts);
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['start', 'backup', 'restore', 'move', 'admin', 'doctor']),
  );
  expect(commands.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
});

test('a native package that npm left out is found, and only one for the processor of the archive', () => {
  const native = (cpu: string, libc?: string) => ({
    os: ['linux'],
    cpu: [cpu],
    ...(libc && { libc: [libc] }),
  });
  const locked = {
    'node_modules/type-arm64': native('arm64'),
    'node_modules/type-arm64-musl': native('arm64', 'musl'),
    'node_modules/type-x64': native('x64', 'glibc'),
  };
  const names = Object.keys(locked).map((path) => [path.replace('node_modules/', ''), '1.0.0']);
  const type = { optionalDependencies: Object.fromEntries(names) };
  const installed = { 'node_modules/type': type, 'node_modules/type-x64': native('x64') };
  expect(findMissing(locked, installed, 'x64')).toEqual([]);
  expect(findMissing(locked, installed, 'arm64')).toEqual(['node_modules/type-arm64']);
});

test('the program passes arguments on, through links too, and gives the server its settings', () => {
  const server = join(folder, 'apps/server/src/server.ts');
  expect(run(program, 'start')).toBe(
    `2 lensemble --max-semi-space-size=4 --no-wasm-code-gc ${server}`,
  );
  const backup = join(folder, 'apps/server/src/backups/backup-main.ts');
  expect(run(join(folder, 'links/lensemble'), 'backup', 'a b.zip')).toBe(
    `lensemble --max-semi-space-size=2 ${backup} a b.zip`,
  );
});

test('it says its version, and which commands there are', () => {
  expect(run(program, '--version')).toBe('1.2.3');
  const { status, stderr } = spawnSync(program, ['begin'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining('start, demo, backup')]);
});
