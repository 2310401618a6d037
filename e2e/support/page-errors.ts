import type { BrowserContext } from '@playwright/test';

/** Collects what no page of a context may do: throw an error that nobody catches, break the content security policy. */
export function watchForErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('weberror', (event) => errors.push(String(event.error())));
  context.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy/i.test(text) && !isRecorder(text)) errors.push(text);
  });
  return errors;
}

/** Playwright's trace asks the network for pictures that are in the page only; the pages themselves never do. */
function isRecorder(text: string): boolean {
  return text.startsWith("Connecting to 'blob:");
}
