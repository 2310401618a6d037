import { type Html, html } from '../../../lib/html.ts';

/** A link to another site. It learns nothing about the page, whose address is a secret. */
export const linkOut = (url: string, content: Html | string): Html =>
  html`<a href="${url}" target="_blank" rel="noreferrer">${content}</a>`;
