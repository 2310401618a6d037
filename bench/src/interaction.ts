import type { Browser, Page } from '@playwright/test';
import { untilQuiet } from '../../e2e/support/until-quiet.ts';
import { startServer } from '../../testing/real-server.ts';
import { CPU_SLOWDOWN, launchBrowser, openContext } from './browser.ts';
import { fillShoot, keepPhotos, sewCostumes } from './catalogue-team.ts';
import { quietEnv } from './quiet-env.ts';
import { ms, percentile95, type Row } from './table.ts';
import { newVisitor, planShoots, type Visitor } from './team.ts';

const SHOOTS = 2_000;
const LINKS = 40;
const REFERENCES = 60;
const DRAGS = 4;
const STEPS = 40;
const TEXT = 'Lanterns along the shore, fog from the left, two reflectors. '.repeat(2);
const CARD = 'main a[href^="/shoots/"]:not([href^="/shoots/new"])';

declare global {
  interface Window {
    paintedAfterMs?: number[];
  }
}

/** Runs in the page: records how long each event takes until the next frame is painted. */
export function recordPaints(type: string): void {
  const times: number[] = [];
  window.paintedAfterMs = times;
  const record = ({ timeStamp }: Event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - timeStamp);
      port2.postMessage(undefined);
    });
  };
  window.addEventListener(type, record, { capture: true });
}

interface Interaction {
  readonly url: string;
  readonly ready: string;
  readonly event: 'pointermove' | 'keydown';
  readonly act: (page: Page) => Promise<void>;
}

/** Returns the 95th percentile of the time from an event to the next paint, on a slow CPU, in milliseconds. */
async function paintTime(browser: Browser, visitor: Visitor, interaction: Interaction) {
  const { url, ready, event, act } = interaction;
  const context = await openContext(browser, visitor);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await untilQuiet(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(recordPaints, event);
  await act(page);
  const times = await page.evaluate(() => window.paintedAfterMs ?? []);
  await context.close();
  return percentile95(times);
}

/** Drags a card across all columns and back. */
async function dragCards(page: Page): Promise<void> {
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const box = await page.locator(CARD).first().boundingBox();
    if (!box) throw new Error('The page has no card');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 840, y + 60, { steps: STEPS });
    await page.mouse.move(x, y, { steps: STEPS });
    await page.mouse.up();
  }
}

async function typeText(page: Page): Promise<void> {
  await page.getByLabel('Description').focus();
  for (const [index, letter] of [...TEXT].entries()) {
    await page.keyboard.press(letter);
    // No one types faster than the page paints, and several keys before one paint would count its time several times.
    await page.waitForFunction((keys) => (window.paintedAfterMs?.length ?? 0) > keys, index);
  }
}

export async function measureInteraction(): Promise<Row[]> {
  const server = await startServer({ env: quietEnv });
  const browser = await launchBrowser();
  try {
    const planner = await newVisitor(server.origin);
    await planShoots(planner, SHOOTS);
    const editor = await newVisitor(server.origin);
    const costumes = await sewCostumes(editor, LINKS, await keepPhotos(editor));
    const shoot = await fillShoot(editor, costumes, REFERENCES);
    const drag = await paintTime(browser, planner, {
      url: `${server.origin}/shoots`,
      ready: CARD,
      event: 'pointermove',
      act: dragCards,
    });
    const key = await paintTime(browser, editor, {
      url: `${server.origin}/shoots/${shoot}`,
      ready: '[data-reference] a',
      event: 'keydown',
      act: typeText,
    });
    const slow = `CPU ${CPU_SLOWDOWN} times slower, p95`;
    return [
      { what: `drag over ${SHOOTS} shoots, ${slow}`, measured: ms(drag), target: '100 ms' },
      { what: `key in the editor, ${LINKS} links, ${slow}`, measured: ms(key), target: '50 ms' },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
