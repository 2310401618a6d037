import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { publicPages } from '@lensemble/messages/public-pages';
import { type Html, html } from '../../../lib/html.ts';
import type { PageLocation } from '../page-view.ts';
import { icon } from './icon.ts';
import { linkOut } from './link-out.ts';
import { arrival, map, secondPlace } from './place.ts';

/** The place as a card, for a person who has to find it: directions open in the map of their device. */
export function where(location: PageLocation, language: Language): Html {
  const { name, address, notes } = location;
  return html`<section class="where" aria-labelledby="where"><h2 id="where">${calls(language)('where')}</h2>
<div class="where-card">${map(location, language)}<div class="where-words"><h3 dir="auto">${name}</h3>
${address && html`<p dir="auto">${address}</p>`}${notes && html`<p class="quiet text" dir="auto">${notes}</p>`}
${arrival(location, language)}${ways(location, language)}${secondPlace(location, language)}</div></div></section>`;
}

function ways({ address, directions }: PageLocation, language: Language): Html {
  const say = calls(language);
  const [first, ...others] = directions;
  const label = publicPages(language)('directions');
  const copy =
    address &&
    html`<button class="button" type="button" hidden data-copy="${address}" data-done="${say('addressCopied')}">${icon('copy')}${say('copyAddress')}</button><span class="quiet" role="status"></span>`;
  return html`<div class="where-ways">${first && linkOut(first.url, html`${icon('directions')}${label}`, 'button')}${copy}</div>
${others.length > 0 && html`<ul class="ways">${others.map(({ service, url }) => html`<li>${linkOut(url, service)}</li>`)}</ul>`}`;
}
