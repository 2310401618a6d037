import type { Browser, Page } from '@playwright/test';
import { startServer } from '../../testing/real-server.ts';
import { launchBrowser, loadTimes, openContext, scriptBytes } from './browser.ts';
import { quietEnv } from './quiet-env.ts';
import { kb, ms, type Row } from './table.ts';
import { newVisitor, planShoots, SHOOTS, type Visitor } from './team.ts';

export const CARD = 'main a[href^="/shoots/"]:not([href^="/shoots/new"])';

/** Proves that the board is usable. */
export async function openCard(page: Page): Promise<void> {
  await page.locator(CARD).first().click();
  await page.waitForURL(/\/shoots\/[^/]+$/);
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
  const { cold, warm } = await loadTimes(browser, visitor, url, CARD, openCard);
  const context = await openContext(browser, visitor);
  const scripts = await scriptBytes(context, url, CARD);
  await context.close();
  return [
    {
      what: 'JavaScript of the board',
      measured: kb(scripts.first),
      target: '140 KB',
    },
    { what: 'JavaScript that loads right after it', measured: kb(scripts.later) },
    { what: `${SHOOTS} cards usable, cold load`, measured: ms(cold), target: '500 ms' },
    { what: `${SHOOTS} cards usable, warm load`, measured: ms(warm), target: '250 ms' },
  ];
}

export async function measurePages(): Promise<Row[]> {
  const server = await startServer({ env: quietEnv });
  const browser = await launchBrowser();
  try {
    const visitor = await newVisitor(server.origin);
    await planShoots(visitor);
    const context = await openContext(browser);
    const landing = await scriptBytes(context, server.origin, 'h1');
    await context.close();
    return [
      {
        what: 'JavaScript of the landing page',
        measured: kb(landing.first + landing.later),
        target: '105 KB',
      },
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
