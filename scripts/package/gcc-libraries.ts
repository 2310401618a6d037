import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Processor } from './processors.ts';

/** Debian's name of each processor, and the folder of its libraries. */
const debian: Record<Processor, { name: string; triple: string }> = {
  x64: { name: 'amd64', triple: 'x86_64-linux-gnu' },
  arm64: { name: 'arm64', triple: 'aarch64-linux-gnu' },
};
const libraries = { 'libstdc++6': 'libstdc++.so.6', 'libgcc-s1': 'libgcc_s.so.1' };

/** Settings of apt for another processor, in folders of its own: the machine stays as it is. */
function aptOptions(processor: Processor, scratch: string): string[] {
  const { name } = debian[processor];
  const settings = {
    'APT::Architecture': name,
    'APT::Architectures': name,
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
    'Dir::State': join(scratch, 'state'),
    'Dir::State::status': join(scratch, 'status'),
    'Dir::Cache': join(scratch, 'cache'),
  };
  return Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
}

/** Downloads packages and unpacks them into `files`. */
function unpackPackages(processor: Processor, scratch: string, names: readonly string[]): void {
  const downloads = join(scratch, 'downloads');
  mkdirSync(downloads);
  const apt = aptOptions(processor, scratch);
  execFileSync('apt-get', [...apt, '-qq', 'download', ...names], { cwd: downloads });
  for (const name of readdirSync(downloads))
    execFileSync('dpkg-deb', ['--extract', join(downloads, name), join(scratch, 'files')]);
}

/**
 * Puts the libraries of GCC that Node needs into `node/lib` of an installation, from Debian's packages.
 * @param scratch an empty folder
 */
export function addGccLibraries(folder: string, processor: Processor, scratch: string): void {
  for (const name of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(scratch, name), { recursive: true });
  writeFileSync(join(scratch, 'status'), '');
  execFileSync('apt-get', [...aptOptions(processor, scratch), '-qq', 'update']);
  unpackPackages(processor, scratch, Object.keys(libraries));
  const target = join(folder, 'node/lib');
  mkdirSync(target, { recursive: true });
  const { triple } = debian[processor];
  for (const [name, library] of Object.entries(libraries)) {
    const places = ['usr/lib', 'lib'].map((each) => join(scratch, 'files', each, triple, library));
    const found = places.find((place) => existsSync(place));
    if (!found) throw new Error(`The package ${name} has no ${library}`);
    cpSync(realpathSync(found), join(target, library));
  }
  copyLicense(processor, scratch, target);
}

/** Both packages refer to the license in a third one, whose name depends on the version of GCC. */
function copyLicense(processor: Processor, scratch: string, target: string): void {
  const documents = join(scratch, 'files/usr/share/doc');
  const base = basename(readlinkSync(join(documents, 'libstdc++6')));
  rmSync(join(scratch, 'downloads'), { recursive: true });
  unpackPackages(processor, scratch, [base]);
  cpSync(join(documents, base, 'copyright'), join(target, 'copyright'));
}
