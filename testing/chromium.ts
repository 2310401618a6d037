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

/** Some systems have a script under this name that only explains how to install the browser. */
function answers(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Returns the browser of this machine: `CHROMIUM_PATH`, or a well-known path; undefined without one. */
export function systemChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || places.find(answers);
}

/** The browser for journeys: `CHROMIUM_PATH`, or the headless shell, which uses a sixth less CPU time. */
export function headlessChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return answers(HEADLESS) ? HEADLESS : undefined;
}

/**
 * The launch options of all scripts: no background traffic, and no access beyond this machine. Playwright disables the
 * sandbox, which root cannot use. Without `executablePath`, Playwright uses its own browser.
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
