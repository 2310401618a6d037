import type { BrowserContext } from '@playwright/test';

const FIRST_ERROR = 400;

/**
 * Collects, with the seconds since it began, where the pages of a context go, what they say on their console, what the
 * server answers to their calls, and what they ask for in vain.
 */
export function listenToPages(context: BrowserContext): readonly string[] {
  const lines: string[] = [];
  const began = performance.now();
  const note = (line: string) =>
    lines.push(`${((performance.now() - began) / 1000).toFixed(2)} ${line}`);
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => frame === page.mainFrame() && note(`at ${frame.url()}`));
  });
  context.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  context.on('requestfailed', (request) => {
    note(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() < FIRST_ERROR && !pathname.startsWith('/api/')) return;
    note(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  return lines;
}
