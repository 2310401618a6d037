import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A fake npm: records its cache folder and its arguments, and creates the files that prepare.mjs expects. */
const npm = `
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('node_modules/.bin', { recursive: true });
writeFileSync('node_modules/.bin/node', '');
const [, , command, kind] = process.argv;
writeFileSync('installs', command + ' ' + kind + '\\n', { flag: 'a' });
writeFileSync('node_modules/.package-lock.json', '{"packages":' + JSON.stringify(
  kind === '--omit=dev' ? {} : { 'node_modules/a-checker': { version: '1.0.0' } }) + '}');
writeFileSync('cache-given', process.env.npm_config_cache);
mkdirSync(process.env.npm_config_cache, { recursive: true });
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lensemble-prepare-'));
  mkdirSync(join(root, 'scripts'));
  copyFileSync(
    fileURLToPath(new URL('prepare.mjs', import.meta.url)),
    join(root, 'scripts/prepare.mjs'),
  );
  const packages = { 'node_modules/a-checker': { version: '1.0.0', dev: true } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(root, 'npm.cjs'), npm);
});
afterEach(() => rmSync(root, { recursive: true }));

function install(npm_config_cache: string, ...args: string[]): string {
  const env = {
    TMPDIR: tmpdir(),
    npm_config_cache,
    npm_node_execpath: process.execPath,
    npm_execpath: join(root, 'npm.cjs'),
  };
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs', ...args], {
    cwd: root,
    env,
  });
  expect(status).toBe(0);
  return readFileSync(join(root, 'cache-given'), 'utf8');
}

test('what npm downloads is kept where npm keeps it', () => {
  const cache = join(root, 'home/.npm');
  expect(install(cache)).toBe(cache);
  expect(existsSync(cache)).toBe(true);
});

test('a user without a home can install too, and nothing of it stays behind', () => {
  const cache = install('/dev/null/.npm');
  expect(cache.startsWith(join(tmpdir(), 'lensemble-npm-'))).toBe(true);
  expect(existsSync(cache)).toBe(false);
});

const installs = () => readFileSync(join(root, 'installs'), 'utf8').trim().split('\n');

test('running installs without what checks and tests need, once; checks then install the rest', () => {
  const cache = join(root, 'cache');
  install(cache, 'to-run');
  install(cache, 'to-run');
  expect(installs()).toEqual(['ci --omit=dev']);
  install(cache);
  install(cache);
  expect(installs()).toEqual(['ci --omit=dev', 'ci --include=dev']);
});

test('what checks and tests need is enough for running', () => {
  const cache = join(root, 'cache');
  install(cache);
  install(cache, 'to-run');
  rmSync(join(root, 'node_modules/.lensemble-lock'));
  install(cache, 'to-run');
  install(cache);
  expect(installs()).toEqual(['ci --include=dev']);
});

test('an update with a new package of this repository is installed', () => {
  const cache = join(root, 'cache');
  install(cache);
  const packages = { 'node_modules/@own/part': { resolved: 'packages/part', link: true } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  install(cache);
  expect(installs()).toHaveLength(2);
  mkdirSync(join(root, 'node_modules/@own/part'), { recursive: true });
  rmSync(join(root, 'node_modules/.lensemble-lock'));
  install(cache);
  expect(installs()).toHaveLength(2);
});

test('on Windows one sentence names the supported systems, and nothing is installed', () => {
  const windows = 'data:text/javascript,Object.defineProperty(process,"platform",{value:"win32"})';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', windows, 'scripts/prepare.mjs'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Lensemble runs on Linux and macOS. On Windows, run it inside WSL: https://learn.microsoft.com/windows/wsl/install.\n',
  );
  expect(existsSync(join(root, 'cache-given'))).toBe(false);
});
