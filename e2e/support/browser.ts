import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { headlessChromium, systemChromium } from '../../testing/chromium.ts';

function run(command: string, args: string[]): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installHeadless(): string | undefined {
  const isInstalled =
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  return isInstalled ? headlessChromium() : undefined;
}

function installWhole(): string | undefined {
  const isInstalled = run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return isInstalled ? systemChromium() : undefined;
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function install(): string | undefined {
  console.log('There is no Chromium on this machine yet.');
  const packaged = canUseApt() ? (installHeadless() ?? installWhole()) : undefined;
  return packaged ?? (run('playwright', ['install', 'chromium']) ? downloaded() : undefined);
}

/**
 * Returns the path of a Chromium for the journeys: the system's, preferably headless; otherwise it installs Debian's
 * package (as root) or Playwright's. CI, as root, installs the headless one even beside a full Chromium.
 * @throws Error if none is found and none can be installed
 */
export function findOrInstallBrowser(): string {
  const headless = headlessChromium();
  if (headless) return headless;
  const whole = systemChromium() ?? downloaded();
  const path =
    (whole && process.env.CI && canUseApt() ? installHeadless() : undefined) ?? whole ?? install();
  if (path) return path;
  throw new Error(
    'No Chromium was found and none could be installed: install it with the package manager of this system, or set CHROMIUM_PATH to one.',
  );
}
