import { createHash } from 'node:crypto';
import type { Language } from '@lensemble/messages/languages';
import { publicPages } from '@lensemble/messages/public-pages';
import { translate } from '@lensemble/messages/sentences';
import type { FastifyRequest } from 'fastify';
import { Html, html } from '../../lib/html.ts';
import { pathOf } from '../path-pattern.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem;text-align:center}';
const hash = createHash('sha256').update(STYLE).digest('base64');

/** Allows only the inline style. */
export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Whether the page is in its own window: the task can only be restarted in the window that opened it. */
const isInWindow = ({ routeOptions }: FastifyRequest) => routeOptions?.config?.isPage === true;

/** Whether a browser asked for a page. Under /api and /storage, only the routes for their own window are pages. */
export function wantsErrorPage(request: FastifyRequest): boolean {
  const isPage = isInWindow(request) || !/^\/(api|storage)(\/|$)/.test(pathOf(request.url));
  return isPage && Boolean(request.headers.accept?.includes('text/html'));
}

function waysOn(language: Language): Html {
  const say = publicPages(language);
  return html`<a href="">${say('tryAgain')}</a> ${say('or')} <a href="/">${say('goHome')}</a>`;
}

interface Told {
  /** Always our own, never user input. */
  readonly sentence: string;
  /** With which the operator finds the failure in the log. */
  readonly requestId: string | undefined;
}

/** An error page for people. */
export function errorPage(
  { sentence, requestId }: Told,
  request: FastifyRequest,
  language: Language,
): string {
  const say = publicPages(language);
  const text = translate(sentence, language);
  // Some sentences are two, and end with a period already.
  const told = /[.。]$/.test(text) ? text : say('sentence', { text });
  const id = requestId && html`\n  <p><small>${say('requestId', { id: requestId })}</small></p>`;
  return html`<!doctype html>
<html lang="${language}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="dark light">
  <title>Lensemble</title>
  <style>${new Html(STYLE)}</style>
  <h1>${say('failed')}</h1>
  <p>${told}</p>
  <p>${isInWindow(request) ? say('closeWindow') : waysOn(language)}</p>${id}
</html>
`.text;
}
