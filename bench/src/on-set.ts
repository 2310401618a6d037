import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import { keptPlans } from '../../e2e/support/on-set.ts';
import { chromiumLaunch, headlessChromium, systemChromium } from '../../testing/chromium.ts';
import { startServer } from '../../testing/real-server.ts';
import { CPU_SLOWDOWN, RUNS, signInAs } from './browser.ts';
import { recordPaints } from './interaction.ts';
import { recordFrames } from './map.ts';
import {
  type DayShot,
  OPERATIONS,
  planDay,
  queueNotes,
  REFERENCES,
  SHOTS,
  shotsOf,
} from './on-set-day.ts';
import { PlainBrowser, type PlainPage, tapButton, untilTrue } from './plain-browser.ts';
import { quietEnv } from './quiet-env.ts';
import { mb, median, ms, percentile95, type Row } from './table.ts';
import { newVisitor, type Visitor } from './team.ts';

const NOW = 'main h2';
const WHEEL_STEPS = 60;
const WHEEL_PX = 120;
const ARRIVAL_LIMIT_MS = 120_000;
const ARRIVAL_STEP_MS = 100;
const WRITTEN_MS = 3_000;

const openPhone = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...chromiumLaunch(systemChromium() ?? headlessChromium()),
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });

/** Opens the plan once with a network, and waits until it opens without one. */
async function install(folder: string, visitor: Visitor, url: string): Promise<void> {
  const phone = await openPhone(folder);
  await signInAs(phone, visitor);
  const page = await phone.newPage();
  await page.goto(url);
  await page.locator(NOW).waitFor();
  await page.waitForFunction(async () => {
    const installed = await navigator.serviceWorker.getRegistration('/shoots/');
    return installed?.active?.state === 'activated';
  });
  await expect.poll(() => keptPlans(page)).toHaveLength(1);
  // A browser that is busy writes down late what it has installed.
  await wait(WRITTEN_MS);
  await phone.setOffline(true);
  await page.reload();
  await page.locator(NOW).waitFor();
  await wait(WRITTEN_MS);
  await phone.close();
}

/**
 * The milliseconds until the plan is usable in a browser that was killed, without a network, on a slow CPU.
 * @param use what a user does then
 */
async function coldStart(
  folder: string,
  visitor: Visitor,
  url: string,
  use?: (page: PlainPage) => Promise<void>,
): Promise<number> {
  const browser = await PlainBrowser.launch({ folder, isOffline: true });
  const tab = { visitor, slowdown: CPU_SLOWDOWN, isPhone: true };
  const took = await browser.timeToUse(url, NOW, tab, use);
  await browser.close();
  return took;
}

/** The milliseconds from the first tap until its answer is painted. */
async function firstTap(page: PlainPage): Promise<number> {
  await page.evaluate(`(${recordPaints})('click')`);
  await tapButton(page, 'Done');
  return untilTrue(page, 'window.paintedAfterMs?.[0]');
}

/** The milliseconds between the frames while the plan scrolls. */
async function scrollPlan(page: PlainPage): Promise<number[]> {
  await tapButton(page, 'Plan');
  // Showing the plan is a tap, not scrolling.
  await untilTrue(
    page,
    'document.querySelector(\'main ol[aria-label="Plan"]\')?.checkVisibility()',
  );
  await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))');
  await page.evaluate(
    "addEventListener('scroll', () => { window.hasScrolled = true; }, { capture: true })",
  );
  const frames = page.evaluate<number[]>(`(${recordFrames})()`);
  for (let step = 0; step < WHEEL_STEPS; step += 1) {
    const turn = { type: 'mouseWheel', x: 195, y: 500, deltaX: 0, deltaY: WHEEL_PX };
    await page.send('Input.dispatchMouseEvent', turn);
  }
  await untilTrue(page, 'window.hasScrolled');
  await page.evaluate("window.dispatchEvent(new Event('panned'))");
  return frames;
}

/** Megabytes. */
async function heapOf(page: PlainPage): Promise<number> {
  await page.send('HeapProfiler.collectGarbage');
  return (await page.send<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize / 1024 ** 2;
}

/** Opens the plan without a network in a browser that scripts control. */
async function openCold(folder: string, visitor: Visitor, url: string) {
  const phone = await openPhone(folder);
  // The browser forgets cookies without an expiry when it closes.
  await signInAs(phone, visitor);
  await phone.setOffline(true);
  const page = await phone.newPage();
  await page.goto(url);
  await page.locator(NOW).waitFor();
  return { phone, page };
}

/** How long 500 queued changes need to arrive after the network is back, and whether each did. */
async function sendQueue(folder: string, visitor: Visitor, url: string, id: string) {
  const before = await openCold(folder, visitor, url);
  const shots = await shotsOf(visitor, id);
  await queueNotes(before.page, id, shots);
  await before.phone.close();
  const usable = await coldStart(folder, visitor, url);
  const { phone } = await openCold(folder, visitor, url);
  const start = performance.now();
  await phone.setOffline(false);
  const last = new Set(shots.map((_, number) => `note ${OPERATIONS - SHOTS + number}`));
  const isThere = (now: readonly DayShot[]) => now.every(({ notes }) => last.has(notes ?? ''));
  let hasArrived = false;
  while (!hasArrived && performance.now() - start < ARRIVAL_LIMIT_MS) {
    await wait(ARRIVAL_STEP_MS);
    hasArrived = isThere(await shotsOf(visitor, id));
  }
  const took = performance.now() - start;
  await phone.close();
  return { usable, took: hasArrived ? ms(took) : 'not all arrived' };
}

export async function measureOnSet(): Promise<Row[]> {
  const server = await startServer({ env: quietEnv });
  const folder = await mkdtemp(join(tmpdir(), 'lensemble-bench-phone-'));
  try {
    const visitor = await newVisitor(server.origin);
    const id = await planDay(visitor);
    const url = `${server.origin}/shoots/${id}/day`;
    await install(folder, visitor, url);
    const [starts, taps, frames]: [number[], number[], number[]] = [[], [], []];
    let heap = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const start = await coldStart(folder, visitor, url, async (page) => {
        taps.push(await firstTap(page));
        frames.push(...(await scrollPlan(page)));
        heap = await heapOf(page);
      });
      starts.push(start);
    }
    const queue = await sendQueue(folder, visitor, url, id);
    const slow = `CPU ${CPU_SLOWDOWN} times slower`;
    const of = `${SHOTS} shots, ${REFERENCES} references`;
    return [
      {
        what: `On set without a network, cold start, ${slow}`,
        ...{ measured: ms(median(starts)), target: '800 ms' },
      },
      { what: 'its first tap, painted', measured: ms(median(taps)), target: '100 ms' },
      {
        what: `its longest frame while scrolling ${of}`,
        ...{ measured: ms(Math.max(...frames)), target: '50 ms' },
      },
      { what: 'its frames while scrolling, p95', measured: ms(percentile95(frames)) },
      { what: 'its JavaScript heap', measured: mb(heap) },
      {
        what: `its cold start with ${OPERATIONS} changes that wait`,
        ...{ measured: ms(queue.usable), target: '800 ms' },
      },
      { what: `until those ${OPERATIONS} changes have arrived`, measured: queue.took },
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
