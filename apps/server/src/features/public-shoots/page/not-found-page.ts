import type { Language } from '@lensemble/messages/languages';
import { publicPages } from '@lensemble/messages/public-pages';
import { type Html, html } from '../../../lib/html.ts';

export const notFoundHead = (language: Language): Html =>
  html`<title>${publicPages(language)('notFound')} · Lensemble</title>`;

export function notFoundPage(language: Language): Html {
  const say = publicPages(language);
  return html`<main class="missing"><div><h1 class="title">${say('notFound')}</h1>
<p>${say('notShared')}</p><p><a class="button" href="/">${say('goToLensemble')}</a></p></div></main>`;
}
