import type { Browser, BrowserContext } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../testing/chromium.ts';
import { startServer } from '../../testing/real-server.ts';
import type { Row } from './table.ts';
import { kb, ms } from './table.ts';
import type { Visitor } from './team.ts';
import { newVisitor, planShoots, SHOOTS } from './team.ts';

const RUNS = 5;
const CARD = 'main a[href^="/shoots/"]:not([href^="/shoots/new"])';

declare global {
  interface Window {
    usableAt?: number;
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function openContext(browser: Browser, visitor?: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (visitor) {
    const cookies = visitor.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: visitor.origin };
    });
    await context.addCookies(cookies);
  }
  return context;
}

/** Bytes of script that a first visit loads over the wire, until `ready` is on the page and the network is silent. */
async function scriptBytes(context: BrowserContext, url: string, ready: string): Promise<number> {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  // biome-ignore lint/suspicious/noPlaywrightNetworkidle: late chunks count as well, and nothing else tells their end
  await page.waitForLoadState('networkidle');
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Milliseconds from the start of the navigation until the first card can be used: it is in the page, a frame with it has
 * been painted, and the main thread is free to answer a click.
 */
async function timeToCards(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript((card) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(card)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.usableAt = performance.now();
        };
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, CARD);
  await page.goto(url);
  await page.waitForFunction(() => window.usableAt !== undefined);
  const usableAt = await page.evaluate(() => window.usableAt ?? 0);
  await page.locator(CARD).first().click();
  await page.waitForURL(/\/shoots\/[^/]+$/);
  return usableAt;
}

async function readableWithoutScript(browser: Browser, origin: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(origin);
  const readable = await page.getByRole('heading', { level: 1 }).isVisible();
  await context.close();
  return readable ? 'yes' : 'no';
}

async function measureBoard(browser: Browser, visitor: Visitor): Promise<Row[]> {
  const url = `${visitor.origin}/shoots`;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await openContext(browser, visitor);
    times.push(await timeToCards(context, url));
    await context.close();
  }
  const context = await openContext(browser, visitor);
  const bytes = await scriptBytes(context, url, CARD);
  await context.close();
  const what = `${SHOOTS} cards usable, cold load (median of ${RUNS})`;
  return [
    { what: 'JavaScript of the board', measured: kb(bytes), target: '190 KB' },
    { what, measured: ms(median(times)), target: '900 ms' },
  ];
}

/** What a browser has to load, and how soon one can work. */
export async function measurePages(): Promise<Row[]> {
  const server = await startServer({ env: { RATE_LIMITS: 'off' } });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const visitor = await newVisitor(server.origin);
    await planShoots(visitor);
    const context = await openContext(browser);
    const landing = await scriptBytes(context, server.origin, 'h1');
    await context.close();
    return [
      { what: 'JavaScript of the landing page', measured: kb(landing), target: '105 KB' },
      {
        what: 'landing page readable without script',
        measured: await readableWithoutScript(browser, server.origin),
        target: 'yes',
      },
      ...(await measureBoard(browser, visitor)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
