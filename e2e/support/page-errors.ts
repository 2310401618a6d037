import type { BrowserContext } from '@playwright/test';

/** Collects uncaught errors and violations of the content security policy from all pages of a context. */
export function watchForErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('weberror', (event) => errors.push(String(event.error())));
  context.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy/i.test(text) && !isRecorder(text)) errors.push(text);
  });
  return errors;
}

/** Playwright's trace requests the blob URLs of pictures; the pages never do. */
function isRecorder(text: string): boolean {
  return text.startsWith("Connecting to 'blob:");
}
