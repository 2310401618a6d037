import type { BrowserContext } from '@playwright/test';

/** Collects what no page of a context may do: throw an error that nobody catches, break the content security policy. */
export function watchForErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('weberror', (event) => errors.push(String(event.error())));
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) errors.push(message.text());
  });
  return errors;
}
