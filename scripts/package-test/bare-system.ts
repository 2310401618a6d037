import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Processor } from '../package/processors.ts';

const systems: Record<Processor, { loader: string; libraries: string }> = {
  x64: { loader: '/lib64/ld-linux-x86-64.so.2', libraries: '/lib/x86_64-linux-gnu' },
  arm64: { loader: '/lib/ld-linux-aarch64.so.1', libraries: '/lib/aarch64-linux-gnu' },
};
/** Those of glibc that programs ask for by name. */
const glibc = [
  'libc.so.6',
  'libdl.so.2',
  'libm.so.6',
  'libpthread.so.0',
  'libresolv.so.2',
  'librt.so.1',
];

const SHELL = '/bin/dash';

export type RunningProgram = ChildProcessByStdio<null, Readable, Readable>;

export interface BareSystem {
  /** Its root, which has an installation in `/lensemble`. */
  readonly root: string;
  /** Starts a command of the installation, with this environment alone. */
  run(env: Readonly<Record<string, string>>, ...command: readonly string[]): RunningProgram;
}

/** Follows links, which lead elsewhere in another system. */
function copyProgram(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(realpathSync(from), to);
}

/**
 * Makes a system that has glibc, a shell, and an installation from an archive. Only root can enter it.
 * @param root an empty folder
 * @param from the root of a Debian system of the same processor
 */
export function makeBareSystem(
  root: string,
  processor: Processor,
  archive: string,
  from: string,
): BareSystem {
  const { loader, libraries } = systems[processor];
  const files = [loader, ...glibc.map((name) => join(libraries, name))];
  for (const path of files) copyProgram(join(from, path), join(root, path));
  copyProgram(join(from, SHELL), join(root, 'bin/sh'));
  for (const name of ['dev', 'proc', 'tmp', 'lensemble']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'dev/null'), '');
  const unpack = ['-xzf', archive, '-C', join(root, 'lensemble'), '--strip-components=1'];
  execFileSync('tar', unpack);
  // Node starts other processes without input and output, and reads what the kernel tells about it.
  const enter = `mount --bind /dev/null "$0/dev/null" && mount -t proc proc "$0/proc" && exec chroot "$0" "$@"`;
  return {
    root,
    run: (env, ...command) =>
      spawn(
        '/usr/bin/unshare',
        ['--mount', '/bin/sh', '-c', enter, root, '/lensemble/bin/lensemble', ...command],
        {
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      ),
  };
}
