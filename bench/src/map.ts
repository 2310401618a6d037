import { listMapShoots } from '@lensemble/contract/shoot-map';
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../../testing/real-server.ts';
import { allScriptBytes, launchBrowser, loadTimes, openContext, RUNS } from './browser.ts';
import { keepPhotos } from './catalogue-team.ts';
import { planOnMap, touchTeam } from './map-team.ts';
import { quietEnv } from './quiet-env.ts';
import { kb, median, ms, percentile95, type Row } from './table.ts';
import { newVisitor, type Visitor } from './team.ts';

const SHOOTS = 1_000;
const MARKER = '[role=application] button[aria-pressed]';
const CARD = 'main a[href^="/shoots/"]:not([href^="/shoots/new"])';
const DRAGS = 12;
const STEPS = 30;

/** Returns the 95th percentile of the time between frames while the map is dragged, in milliseconds. */
async function panning(browser: Browser, visitor: Visitor, url: string): Promise<number> {
  const context = await openContext(browser, visitor);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(MARKER).first().waitFor();
  const box = await page.locator('[role=application]').boundingBox();
  if (!box) throw new Error('The page has no map');
  const frames = page.evaluate(recordFrames);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let drag = 0; drag < DRAGS; drag += 1) await dragBy(page, { x, y }, drag % 2 ? 240 : -240);
  await page.evaluate(() => window.dispatchEvent(new Event('panned')));
  const times = await frames;
  await context.close();
  return percentile95(times);
}

async function dragBy(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by, from.y + by / 3, { steps: STEPS });
  await page.mouse.up();
}

/** Runs in the page: records the times between frames until the event `panned`. */
export function recordFrames(): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve) => {
    let isOver = false;
    window.addEventListener('panned', () => {
      isOver = true;
    });
    let last = performance.now();
    const step = (now: number) => {
      times.push(now - last);
      last = now;
      if (isOver) resolve(times.slice(1));
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Returns the response time without cached data, in milliseconds. */
async function answerTime(visitor: Visitor): Promise<number> {
  const { origin, cookie } = visitor;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await touchTeam(visitor);
    const start = performance.now();
    const answer = await fetch(origin + listMapShoots.path, { headers: { cookie } });
    await answer.arrayBuffer();
    times.push(performance.now() - start);
  }
  return median(times);
}

export async function measureMap(): Promise<Row[]> {
  const server = await startServer({ env: quietEnv });
  const browser = await launchBrowser();
  try {
    const visitor = await newVisitor(server.origin);
    await planOnMap(visitor, SHOOTS, await keepPhotos(visitor));
    const url = `${server.origin}/map`;
    const answered = await answerTime(visitor);
    const { cold } = await loadTimes(browser, visitor, url, MARKER, (page) =>
      page.locator(MARKER).first().click(),
    );
    const frame = await panning(browser, visitor, url);
    const bytesOf = async (path: string, ready: string) => {
      const context = await openContext(browser, visitor);
      const bytes = await allScriptBytes(context, server.origin + path, ready);
      await context.close();
      return bytes;
    };
    const added = (await bytesOf('/map', MARKER)) - (await bytesOf('/shoots', CARD));
    return [
      { what: `answer with ${SHOOTS} shoots of the map, uncached`, measured: ms(answered) },
      {
        what: `${SHOOTS} shoots on the map usable, cold load`,
        measured: ms(cold),
        target: '700 ms',
      },
      { what: 'frame while panning them, p95', measured: ms(frame), target: '32 ms' },
      { what: 'JavaScript of the map beside the board’s', measured: kb(added), target: '60 KB' },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
