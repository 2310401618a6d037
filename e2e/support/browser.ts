import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../testing/chromium.ts';

function run(command: string, args: string[]): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return (
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  );
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * The path of a browser for the journeys: the machine's own, else Debian's package (as root), else Playwright's own.
 * @throws Error with one sentence when there is none to be had
 */
export function findOrInstallBrowser(): string {
  const found = systemChromium() ?? downloaded();
  if (found) return found;
  console.log('There is no Chromium on this machine yet.');
  const installed = installWithApt() ? systemChromium() : undefined;
  const path = installed ?? (run('playwright', ['install', 'chromium']) ? downloaded() : undefined);
  if (path) return path;
  throw new Error(
    'No Chromium was found and none could be installed: install it with the package manager of this system, or set CHROMIUM_PATH to one.',
  );
}
