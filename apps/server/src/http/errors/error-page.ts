import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../lib/html.ts';
import { pathOf } from '../path-pattern.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;text-align:center}';
const WAYS_ON = '<a href="">Try again</a> or <a href="/">go to the home page</a>';
const hash = createHash('sha256').update(STYLE).digest('base64');

/** Allows only the inline style. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`;

/** Whether the page is in its own window: the task can only be restarted in the window that opened it. */
const isInWindow = ({ routeOptions }: FastifyRequest) => routeOptions?.config?.isPage === true;

/** Whether a browser asked for a page. Under /api and /storage, only the routes for their own window are pages. */
export function wantsErrorPage(request: FastifyRequest): boolean {
  const isPage = isInWindow(request) || !/^\/(api|storage)(\/|$)/.test(pathOf(request.url));
  return isPage && Boolean(request.headers.accept?.includes('text/html'));
}

/** An error page for people. The sentence is always our own, never user input. */
export const errorPage = (sentence: string, request: FastifyRequest) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="dark light">
  <title>Lensemble</title>
  <style>${STYLE}</style>
  <h1>This did not work</h1>
  <p>${escapeHtml(sentence)}.</p>
  <p>${isInWindow(request) ? 'You can close this window.' : WAYS_ON}</p>
</html>
`;
