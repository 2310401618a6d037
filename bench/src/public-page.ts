import { endpointPath } from '@lensemble/contract/endpoint';
import { publicShootPath } from '@lensemble/contract/public-shoots';
import { updateShoot } from '@lensemble/contract/shoots';
import type { Browser } from '@playwright/test';
import { noteRequests, untilQuiet } from '../../e2e/support/until-quiet.ts';
import { startServer } from '../../testing/real-server.ts';
import { launchBrowser, RUNS } from './browser.ts';
import { fillShoot, keepPhotos, sewCostumes } from './catalogue-team.ts';
import { quietEnv } from './quiet-env.ts';
import { kb, median, ms, type Row } from './table.ts';
import { newVisitor, type Visitor } from './team.ts';

const COSTUMES = 6;
const REFERENCES = 12;
/** Lighthouse's phone on slow 4G: 150 ms latency, 1.6 Mbit/s, a quarter of this machine's CPU speed. */
const SLOW = { latency: 150, throughput: 1_600_000 / 8, cpu: 4 } as const;

declare global {
  interface Window {
    largestAt?: number;
  }
}

async function share({ origin, cookie }: Visitor): Promise<string> {
  const visitor = { origin, cookie };
  const photos = await keepPhotos(visitor);
  const id = await fillShoot(visitor, await sewCostumes(visitor, COSTUMES, photos), REFERENCES);
  const response = await fetch(origin + endpointPath(updateShoot.path, { id }), {
    method: updateShoot.method,
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ isPublic: true }),
  });
  if (!response.ok) throw new Error(`Sharing: ${response.status} ${await response.text()}`);
  return origin + publicShootPath(id);
}

interface Visit {
  readonly firstByte: number;
  readonly largest: number;
  /** Transferred bytes by resource type, without headers. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** A visit on a phone with an empty cache, without scrolling. */
async function visit(browser: Browser, url: string, isSlow: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  noteRequests(context);
  const page = await context.newPage();
  if (isSlow) {
    const devtools = await context.newCDPSession(page);
    const { latency, throughput, cpu } = SLOW;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  }
  const bytes: Record<string, number> = {};
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    const add = async () => {
      const { responseBodySize } = await request.sizes();
      bytes[type] = (bytes[type] ?? 0) + responseBodySize;
    };
    sizes.push(add());
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestAt = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  await untilQuiet(page);
  const [firstByte, largest] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { responseStart = 0 } = (navigation ?? {}) as PerformanceNavigationTiming;
    return [responseStart, window.largestAt ?? 0] as const;
  });
  await Promise.all(sizes);
  await context.close();
  return { firstByte, largest, bytes };
}

export async function measurePublicPage(): Promise<Row[]> {
  const server = await startServer({ env: quietEnv });
  const browser = await launchBrowser();
  try {
    const url = await share(await newVisitor(server.origin));
    const visits = async (isSlow: boolean) => {
      const all: Visit[] = [];
      for (let run = 0; run < RUNS; run += 1) all.push(await visit(browser, url, isSlow));
      return all;
    };
    const [quick, slow] = [await visits(false), await visits(true)];
    const bytes = quick.at(-1)?.bytes ?? {};
    return [
      ...(['document', 'stylesheet', 'script', 'font', 'image'] as const).map((type) => ({
        what: `public page: ${type}${type === 'image' ? 's of the first screen' : ''}`,
        measured: kb(bytes[type] ?? 0),
        ...(type === 'script' && { target: '20 KB' }),
      })),
      {
        what: 'public page: first byte',
        measured: ms(median(quick.map(({ firstByte }) => firstByte))),
      },
      {
        what: 'public page: largest paint on a slow phone',
        measured: ms(median(slow.map(({ largest }) => largest))),
        target: '2500 ms',
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
