import {
  SHOOT_NOT_SHARED_MESSAGE,
  SHOOT_NOT_SHARED_TITLE,
} from '@lensemble/contract/public-shoots';
import { html } from '../../../lib/html.ts';

export const notFoundHead = html`<title>${SHOOT_NOT_SHARED_TITLE} · Lensemble</title>`;

export const notFoundPage = html`<main class="missing"><div><h1 class="title">${SHOOT_NOT_SHARED_TITLE}</h1>
<p>${SHOOT_NOT_SHARED_MESSAGE}</p><p><a class="button" href="/">Go to Lensemble</a></p></div></main>`;
