import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Processor } from './processors.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export const readPackages = (file: string): LockedPackages =>
  JSON.parse(readFileSync(file, 'utf8')).packages;

/** The packages of a lock file that come from a registry, by name. `dev`: only developers need it. */
export const packagesIn = (file: string) =>
  Object.entries(readPackages(file))
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license, dev = false }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      return { name, version, license, dev };
    });

const isFor = (processor: Processor, { os, cpu, libc }: LockedPackage) =>
  os?.includes('linux') && cpu?.includes(processor) && !libc?.includes('musl');

/** The native packages of a processor that are not installed: npm leaves out silently what its registry lacks. */
export function findMissing(
  locked: LockedPackages,
  installed: LockedPackages,
  processor: Processor,
): string[] {
  const wanted = Object.values(installed).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).map((name) => join('node_modules', name)),
  );
  return [...new Set(wanted)].filter((path) => {
    const native = locked[path];
    return native && isFor(processor, native) && !installed[path];
  });
}
