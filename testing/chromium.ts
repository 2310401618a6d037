import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HEADLESS = '/usr/bin/chromium-headless-shell';

/** Some systems have a file of that name which only says how to install the browser. */
function answers(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** The browser of this machine: `CHROMIUM_PATH` where it is set, else where systems keep it; undefined: none. */
export function systemChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || places.find(answers);
}

/**
 * What journeys run in if it is there: the same browser without all that belongs to windows, which takes a sixth less of the
 * processor. `CHROMIUM_PATH` goes before it.
 */
export function headlessChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return answers(HEADLESS) ? HEADLESS : undefined;
}

/**
 * How every script of this repository starts the browser: quietly, and seeing this machine only. Playwright itself turns
 * the browser's sandbox off, without which root could not start it. Without a browser on the machine Playwright uses its
 * own.
 */
export function chromiumLaunch(executablePath = systemChromium()): {
  args: string[];
  executablePath?: string;
} {
  return {
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
    ...(executablePath ? { executablePath } : {}),
  };
}
