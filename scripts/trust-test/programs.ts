import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's programs by name, with their package. */
const programs = {
  pgbouncer: ['/usr/sbin/pgbouncer', 'pgbouncer'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
  nginx: ['/usr/sbin/nginx', 'nginx-light'],
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  patroni: ['/usr/bin/patroni', 'patroni'],
} as const;

export type Program = keyof typeof programs;

/** The packages start their services on the usual ports unless the system says that it is in maintenance. */
const IN_MAINTENANCE = { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };

export const isInstalled = (name: Program): boolean => existsSync(programs[name][0]);

/**
 * Finds programs, and installs the missing ones if this process runs as root.
 * @returns the path of each
 * @throws Error with what to install
 */
export function findOrInstall(...names: readonly Program[]): string[] {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length > 0) install(missing.map((name) => programs[name][1]));
  return names.map((name) => programs[name][0]);
}

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`Install these Debian packages first: ${packages.join(' ')}`);
  const options = { env: { ...process.env, ...IN_MAINTENANCE }, stdio: 'ignore' } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
