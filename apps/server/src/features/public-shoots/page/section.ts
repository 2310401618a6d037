import { type Html, html } from '../../../lib/html.ts';

/** @param id of the heading, unique on the page */
export const section = (id: string, title: string, content: Html, className = ''): Html =>
  html`<section class="${className}" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
