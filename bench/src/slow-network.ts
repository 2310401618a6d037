import { startServer } from '../../testing/real-server.ts';
import { launchBrowser, openContext, RUNS } from './browser.ts';
import { CARD } from './pages.ts';
import { quietEnv } from './quiet-env.ts';
import { median, ms, type Row } from './table.ts';
import { newVisitor, planShoots } from './team.ts';

/** A phone at the edge of a network. */
const SLOW = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const SHOOTS = 20;

/** The first visit to the board over a slow network: when something shows, and when the first card does. */
export async function measureSlowNetwork(): Promise<Row[]> {
  const server = await startServer({ env: quietEnv });
  const browser = await launchBrowser();
  try {
    const visitor = await newVisitor(server.origin);
    await planShoots(visitor, SHOOTS);
    const visits: { painted: number; shown: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await openContext(browser, visitor);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
      await page.goto(`${server.origin}/shoots`, { waitUntil: 'commit' });
      await page.locator(CARD).first().waitFor();
      const shown = await page.evaluate(() => performance.now());
      const paint = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      const painted = (await paint.jsonValue()) ?? 0;
      visits.push({ painted, shown });
      await context.close();
    }
    return [
      {
        what: 'board at 400 kbit/s, 400 ms: first paint',
        measured: ms(median(visits.map(({ painted }) => painted))),
        target: '1500 ms',
      },
      {
        what: 'board at 400 kbit/s, 400 ms: first card',
        measured: ms(median(visits.map(({ shown }) => shown))),
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
