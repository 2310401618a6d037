import type { BrowserContext } from '@playwright/test';

const FIRST_ERROR = 400;

/** Collects what the pages of a context say on their console, and what they ask for in vain. */
export function listenToPages(context: BrowserContext): readonly string[] {
  const lines: string[] = [];
  context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  context.on('requestfailed', (request) => {
    lines.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() < FIRST_ERROR) return;
    lines.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  return lines;
}
