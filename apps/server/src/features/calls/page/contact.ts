import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import { roleWords } from '../../../lib/role-words.ts';
import type { CalledView } from '../view.ts';

/** The one other person whose phone number is shown, if the team chose so. */
export function contact({ contact: person }: CalledView, language: Language): Html | null {
  if (!person) return null;
  const { name, role, phone } = person;
  const number = phone && html`<p><a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a></p>`;
  return html`<section aria-labelledby="contact"><h2 id="contact">${calls(language)('contact')}</h2>
<div class="note"><p><b dir="auto">${name}</b><small dir="auto">${roleWords(role, language)}</small></p>${number}</div></section>`;
}
