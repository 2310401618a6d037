import type { BrowserContext, Page } from '@playwright/test';

const FIRST_ERROR = 400;

/**
 * Logs the navigations, console messages, API responses and failed requests of all pages of a context, with the seconds
 * since the start.
 */
export function listenToPages(context: BrowserContext): readonly string[] {
  const lines: string[] = [];
  const began = performance.now();
  const note = (line: string) =>
    lines.push(`${((performance.now() - began) / 1000).toFixed(2)} ${line}`);
  const follow = (page: Page) =>
    page.on('framenavigated', (frame) => frame === page.mainFrame() && note(`at ${frame.url()}`));
  context.pages().forEach(follow);
  context.on('page', follow);
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
