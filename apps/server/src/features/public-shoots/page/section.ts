import type { Html } from './html.ts';
import { html } from './html.ts';

/** A part of the page under its heading. */
export function section(title: string, content: Html, className = ''): Html {
  const id = title.toLowerCase();
  return html`<section class="${className}" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
}
