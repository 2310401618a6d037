import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { pathOf } from '../path-pattern.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;text-align:center}';
const WAYS_ON = '<a href="">Try again</a> or <a href="/">go to the start</a>';
const hash = createHash('sha256').update(STYLE).digest('base64');

/** What the page may load: nothing but the style that is written into it. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`;

/** Whether a window was opened for it alone: what that was for can only be begun anew where it was opened. */
const isInWindow = ({ routeOptions }: FastifyRequest) => routeOptions?.config?.isPage === true;

/** Whether a person's browser asked for a page: under /api and /storage are none, but for what a window is opened for. */
export function wantsErrorPage(request: FastifyRequest): boolean {
  const isPage = isInWindow(request) || !/^\/(api|storage)(\/|$)/.test(pathOf(request.url));
  return isPage && Boolean(request.headers.accept?.includes('text/html'));
}

/** An error for people, where there is nothing else to show it. The sentence is one of ours, never what somebody sent. */
export const errorPage = (sentence: string, request: FastifyRequest) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="dark light">
  <title>Lensemble</title>
  <style>${STYLE}</style>
  <h1>This did not work</h1>
  <p>${sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}.</p>
  <p>${isInWindow(request) ? 'You can close this window.' : WAYS_ON}</p>
</html>
`;
