import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { pathOf } from '../path-pattern.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;text-align:center}';
const hash = createHash('sha256').update(STYLE).digest('base64');

/** What the page may load: nothing but the style that is written into it. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`;

/** Whether a person's browser asked for a page: what is under /api and /storage never is one. */
export function wantsErrorPage({ url, headers: { accept } }: FastifyRequest): boolean {
  return Boolean(accept?.includes('text/html')) && !/^\/(api|storage)(\/|$)/.test(pathOf(url));
}

/** An error for people, where there is nothing else to show it. The sentence is one of ours, never what somebody sent. */
export const errorPage = (sentence: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="dark light">
  <title>Lensemble</title>
  <style>${STYLE}</style>
  <h1>This did not work</h1>
  <p>${sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}.</p>
  <p><a href="">Try again</a> or <a href="/">go to the start</a></p>
</html>
`;
