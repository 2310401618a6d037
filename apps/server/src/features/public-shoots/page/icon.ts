import { type Html, html } from '../../../lib/html.ts';

/** An icon from the page's frame. It is decorative: text stands beside it. */
export const icon = (name: string): Html =>
  html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;
