// Runs before everything else, on any Node version and without installed packages: plain JavaScript, no dependencies.
// With the argument `to-run` it installs only what the application needs, not what checks and tests need.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const marker = join(modules, '.lensemble-lock');
const pinnedNode = join(modules, '.bin', 'node');
const isToRun = process.argv[2] === 'to-run';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Compares npm's record of installed packages with the lock file. Packages for other systems may be missing. */
function isInstalled() {
  const installedFile = join(modules, '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  return Object.entries(readPackages(lockFile)).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    if (wanted.link) return existsSync(join(root, path));
    if (isToRun && (wanted.dev || wanted.devOptional)) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.peer);
  });
}

/** npm must not run on the Node that it is about to replace. */
function withoutInstalledTools(env) {
  const path = (env.PATH || '').split(delimiter).filter((folder) => !folder.startsWith(modules));
  return { ...env, PATH: path.join(delimiter) };
}

function run(command, args, cwd) {
  const env = withoutInstalledTools(process.env);
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (error || status !== 0) {
    fail(
      'The packages could not be installed (see above): fix the problem, then run the command again.',
    );
  }
}

function canWriteTo(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Service users often have no home folder for npm's cache. */
function replaceMissingCache() {
  const cache = process.env.npm_config_cache;
  if (!cache || canWriteTo(cache)) return;
  const folder = mkdtempSync(join(tmpdir(), 'lensemble-npm-'));
  process.env.npm_config_cache = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function install() {
  console.log('Installing packages: this takes up to a minute, and only happens after an update.');
  replaceMissingCache();
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [command, ...first] = node && npm ? [node, npm] : ['npm'];
  run(
    command,
    [
      ...first,
      'ci',
      isToRun ? '--omit=dev' : '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    root,
  );
  // The pinned Node is installed by an install script, which users can disable.
  if (!existsSync(pinnedNode)) {
    run(node || 'node', ['installArchSpecificPackage.js'], join(modules, 'node'));
    symlinkSync('../node/bin/node', pinnedNode);
  }
}

// The embedded database listens on a Unix socket in a folder that only its user can enter.
if (process.platform === 'win32') {
  fail(
    'Lensemble runs on Linux and macOS. On Windows, run it inside WSL: https://learn.microsoft.com/windows/wsl/install.',
  );
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Lensemble needs Node.js 20 or newer, but this is ${process.version}: install a newer version from https://nodejs.org.`,
  );
}
const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
const marks = { all: wanted, toRun: `${wanted} to run` };
const enough = isToRun ? [marks.all, marks.toRun] : [marks.all];
const isCurrent =
  existsSync(marker) && existsSync(pinnedNode) && enough.includes(readFileSync(marker, 'utf8'));
if (!isCurrent) {
  if (!existsSync(pinnedNode) || !isInstalled()) install();
  try {
    writeFileSync(marker, isToRun ? marks.toRun : marks.all);
  } catch {
    // The user may not own the installation. The next start checks again.
  }
}
