import { setTimeout as wait } from 'node:timers/promises';
import { followTeam } from '@lensemble/contract/live';
import type { BrowserContext, Page, Request } from '@playwright/test';

const STEP_MS = 50;
/** A response often leads to another request. */
const QUIET_STEPS = 10;
const PATIENCE_MS = 60_000;

const isOpen = (request: Request) =>
  request.timing().responseEnd === -1 &&
  request.failure() === null &&
  request.redirectedTo() === null &&
  // The stream of changes does not end.
  new URL(request.url()).pathname !== followTeam.path;

/** The requests since the last navigation. Those of earlier documents never end for Playwright if a page is used again. */
const ofDocument = (requests: readonly Request[]) =>
  requests.slice(
    Math.max(
      0,
      requests.findLastIndex((request) => request.isNavigationRequest()),
    ),
  );

/** Call it before the pages of a context open: Playwright notes the end of a request only while there is a listener. */
export function noteRequests(context: BrowserContext): void {
  context.on('requestfinished', () => {});
  context.on('requestfailed', () => {});
}

/** Waits until a page has had no open requests for half a second. Its context must note them. */
export async function untilQuiet(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (let steps = 0; steps < QUIET_STEPS; steps++) {
    await wait(STEP_MS);
    const open = ofDocument(await page.requests()).filter(isOpen);
    if (open.length > 0) steps = 0;
    if (Date.now() > end) throw new Error(`Open for a minute: ${open.map((it) => it.url())}`);
  }
}
