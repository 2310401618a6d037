import { type Html, html } from '../../../lib/html.ts';

export function section(title: string, content: Html, className = ''): Html {
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return html`<section class="${className}" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
}
