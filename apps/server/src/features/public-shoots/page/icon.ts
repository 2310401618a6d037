import type { Html } from './html.ts';
import { html } from './html.ts';

/** One of the icons that the page's frame brings along. It is decoration: the words stand beside it. */
export const icon = (name: string): Html =>
  html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"/></svg>`;
