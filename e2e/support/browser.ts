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
 * The path of a browser for the journeys: the machine's own, one without windows first, else Debian's package (as root), else
 * Playwright's own. In a run of continuous integration it is worth while to install the one without windows beside another.
 * @throws Error with one sentence when there is none to be had
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
