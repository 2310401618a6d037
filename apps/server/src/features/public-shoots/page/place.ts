import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import { publicPages } from '@lensemble/messages/public-pages';
import { type Html, html } from '../../../lib/html.ts';
import type { PageLocation, PageShoot } from '../page-view.ts';
import { icon } from './icon.ts';
import { linkOut } from './link-out.ts';
import { section } from './section.ts';

export function place(location: PageLocation, language: Language): Html {
  const { name, address, notes } = location;
  const label = publicPages(language)('location');
  return html`<section class="where" aria-labelledby="location"><h2 class="label" id="location">${label}</h2>
<p class="big" dir="auto">${name}</p>${address && html`<p dir="auto">${address}</p>`}${notes && html`<p class="quiet text" dir="auto">${notes}</p>`}
${arrival(location, language)}${map(location, language)}${ways(location, language)}${secondPlace(location, language)}</section>`;
}

/** Where to go if it rains. */
export function secondPlace({ second }: PageLocation, language: Language): Html | null {
  if (!second) return null;
  const { name, address, mapUrl } = second;
  const say = callSheets(language);
  const way = mapUrl && linkOut(mapUrl, html`${icon('map')}${say('openInMaps')}`);
  return html`<dl class="arrival"><div><dt>${say('ifItRains')}</dt><dd dir="auto"><b>${name}</b></dd>${address && html`<dd dir="auto">${address}</dd>`}${way && html`<dd class="ways">${way}</dd>`}</div></dl>`;
}

/** Where to meet and to park. */
export function arrival({ meetingPoint, parking }: PageLocation, language: Language): Html | false {
  const say = publicPages(language);
  const rows = [labeled(say('meetingPoint'), meetingPoint), labeled(say('parking'), parking)];
  return rows.some(Boolean) && html`<dl class="arrival">${rows}</dl>`;
}

const labeled = (label: string, text: string | null) =>
  text && html`<div><dt>${label}</dt><dd class="text" dir="auto">${text}</dd></div>`;

export function map({ name: place, map: picture }: PageLocation, language: Language): Html | null {
  if (!picture) return null;
  const { file, width, height, credit } = picture;
  const alt = callSheets(language)('mapAround', { place });
  const source = credit.url === undefined ? credit.text : linkOut(credit.url, credit.text);
  return html`<figure class="map"><img src="${file}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"><figcaption class="credit">${source}</figcaption></figure>`;
}

function ways({ mapUrl, directions }: PageLocation, language: Language): Html {
  const say = publicPages(language);
  const links = directions.map(({ service, url }) => html`<li>${linkOut(url, service)}</li>`);
  return html`${mapUrl && html`<p class="ways">${linkOut(mapUrl, html`${icon('map')}${callSheets(language)('openInMaps')}`)}</p>`}
${links.length > 0 && html`<div class="ways"><span id="directions">${say('directions')}</span><ul aria-labelledby="directions">${links}</ul></div>`}`;
}

export function emergency({ emergencyNumber: number, location, language }: PageShoot): Html | null {
  const hospital = location?.hospital;
  if (!number && !hospital) return null;
  const say = callSheets(language);
  const call = number && html`<p>${say('call', { number })}</p>`;
  const label = publicPages(language)('nearestHospital');
  const nearest = hospital && html`<p>${label} <bdi>${hospital}</bdi></p>`;
  return section(
    'emergency',
    say('inAnEmergency'),
    html`<div class="note">${call}${nearest}</div>`,
  );
}
