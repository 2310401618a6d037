import { type Html, html } from '../../../lib/html.ts';

/** A link to another site. It learns nothing about the page, whose address is a secret. */
export const linkOut = (url: string, content: Html | string, className?: string): Html =>
  html`<a href="${url}" target="_blank" rel="noreferrer"${className && html` class="${className}"`}>${content}</a>`;
