import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { noteRequests, untilQuiet } from '../../e2e/support/until-quiet.ts';
import { chromiumLaunch, headlessChromium, systemChromium } from '../../testing/chromium.ts';
import { isShort } from './effort.ts';
import { PlainBrowser } from './plain-browser.ts';
import { median } from './table.ts';
import { cookiesOf, type Visitor } from './team.ts';

export const RUNS = isShort ? 3 : 5;
/** A phone has a quarter of this machine's CPU speed. */
export const CPU_SLOWDOWN = 4;

declare global {
  interface Window {
    usableAt?: number;
  }
}

/** Starts the browser of this machine, or Playwright's. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch(chromiumLaunch(systemChromium() ?? headlessChromium()));

/** A browser context with an empty cache, signed in as the visitor if there is one. */
export async function openContext(browser: Browser, visitor?: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  noteRequests(context);
  if (visitor) await signInAs(context, visitor);
  return context;
}

export const signInAs = (context: BrowserContext, visitor: Visitor): Promise<void> =>
  context.addCookies(cookiesOf(visitor));

/** Median load times in milliseconds. */
interface LoadTimes {
  /** With an empty cache. */
  readonly cold: number;
  /** In another tab right after. */
  readonly warm: number;
}

/** Measures how long a page takes to load. `use` proves once that it is usable then. */
export async function loadTimes(
  browser: Browser,
  visitor: Visitor,
  url: string,
  selector: string,
  use: (page: Page) => Promise<unknown>,
): Promise<LoadTimes> {
  const context = await openContext(browser, visitor);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  await use(page);
  await context.close();
  const plain = await PlainBrowser.launch();
  try {
    const [cold, warm]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      const browserContextId = await plain.newContext();
      for (const times of [cold, warm])
        times.push(await plain.timeToUse(url, selector, { visitor, browserContextId }));
    }
    return { cold: median(cold), warm: median(warm) };
  } finally {
    await plain.close();
  }
}

/** Transferred bytes of scripts. */
interface ScriptBytes {
  /** Those that the page names, with which it shows what is asked for. */
  readonly first: number;
  /** Those that these load right after it, until the network is idle. */
  readonly later: number;
}

/** Holds back the scripts that the page does not name until `ready` is there, which proves that it needs no other. */
export async function scriptBytes(
  context: BrowserContext,
  url: string,
  ready: string,
): Promise<ScriptBytes> {
  const page = await context.newPage();
  const loaded = countScripts(page);
  let html = '';
  await page.route(url, async (route) => {
    const response = await route.fetch();
    html = await response.text();
    await route.fulfill({ response });
  });
  let release = () => {};
  const isReady = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await isReady;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  const first = await loaded();
  release();
  await untilQuiet(page);
  return { first, later: (await loaded()) - first };
}

/** The transferred bytes of all scripts that a page loads until `ready` is there and the network is idle. */
export async function allScriptBytes(
  context: BrowserContext,
  url: string,
  ready: string,
): Promise<number> {
  const page = await context.newPage();
  const loaded = countScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  await untilQuiet(page);
  return loaded();
}

function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
