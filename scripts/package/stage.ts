import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launcher } from './launcher.ts';
import { findMissing, readPackages } from './missing-packages.ts';
import type { Processor } from './processors.ts';
import { sbom } from './sbom.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the server runs, what it reads, and what an operator reads. */
const shipped = [
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'SECURITY.md',
  // A part of the fingerprint of cached data.
  'package-lock.json',
  'docs',
  'packages',
  'apps/server/package.json',
  'apps/server/src',
  // The database that new data folders start with.
  'apps/server/dist',
  'apps/web/dist',
];
const leftOut = new Set(['node_modules', 'testing', 'screenshots', 'decisions']);

const isShipped = (path: string) => !leftOut.has(basename(path)) && !/\.test\.tsx?$/.test(path);

/** What packages contain for developers only. */
const forDevelopers = /(\.map|\.d\.[cm]?ts|\.tsbuildinfo)$/;

export interface Product {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: { readonly node: string };
  readonly workspaces: readonly string[];
}

export const readProduct = (): Product =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

export interface Request {
  readonly processor: Processor;
  /** Whether native packages may be missing. */
  readonly isIncomplete: boolean;
}

/** The manifests of npm: with them, it installs the packages of the lock file. */
function copyManifests(folder: string, { workspaces }: Product): void {
  const named = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, dirname(pattern))).map((name) => join(dirname(pattern), name))
      : [pattern],
  );
  for (const path of ['.', ...named].map((workspace) => join(workspace, 'package.json')))
    cpSync(join(root, path), join(folder, path));
  for (const path of ['package-lock.json', '.npmrc']) cpSync(join(root, path), join(folder, path));
}

/** Installs what the server needs on that processor, and nothing that is only for building the pages or for tests. */
function installPackages(folder: string, product: Product, request: Request): void {
  const apart = mkdtempSync(join(dirname(folder), 'packages-'));
  try {
    copyManifests(apart, product);
    const target = ['--os=linux', `--cpu=${request.processor}`, '--libc=glibc'];
    const what = ['--workspace=@lensemble/server', '--omit=dev', '--ignore-scripts'];
    execFileSync('npm', ['ci', ...what, ...target], { cwd: apart, stdio: 'inherit' });
    expectComplete(apart, request);
    // Before the move, links to workspaces lead to folders that only have their manifests.
    tidy(join(apart, 'node_modules'));
    renameSync(join(apart, 'node_modules'), join(folder, 'node_modules'));
  } finally {
    rmSync(apart, { recursive: true, force: true });
  }
}

/** @throws Error if something would not work on that processor */
function expectComplete(apart: string, { processor, isIncomplete }: Request): void {
  const installed = readPackages(join(apart, 'node_modules/.package-lock.json'));
  const locked = readPackages(join(apart, 'package-lock.json'));
  const missing = findMissing(locked, installed, processor).join(', ');
  if (missing === '') return;
  const sentence = `npm's registry lacks ${missing}: what needs it does not work on ${processor}.`;
  if (!isIncomplete) throw new Error(`${sentence} --incomplete makes the archive all the same.`);
  console.warn(sentence);
}

function tidy(modules: string): void {
  for (const name of ['.bin', '.package-lock.json'])
    rmSync(join(modules, name), { recursive: true, force: true });
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => forDevelopers.test(name))) rmSync(join(modules, file));
}

/** Builds what the server would otherwise build at its first start. */
function fillCaches(folder: string): void {
  const load = join(folder, 'apps/server/src/ports/places/gazetteer/load.ts');
  const program = `await (await import(${JSON.stringify(load)})).loadGazetteer();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
}

/**
 * Puts everything that an installation needs beside Node into an empty folder.
 * @param folder is created
 */
export function stage(folder: string, request: Request): void {
  const product = readProduct();
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const path of shipped)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isShipped });
  const { version } = product;
  const manifest = { name: 'lensemble', version, private: true, license: 'MIT', type: 'module' };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'sbom.json'), sbom());
  const program = join(folder, 'bin/lensemble');
  writeFileSync(program, launcher(version, product.scripts));
  chmodSync(program, 0o755);
  cpSync(join(root, 'scripts/package/health.mjs'), join(folder, 'bin/health.mjs'));
  installPackages(folder, product, request);
  fillCaches(folder);
}
