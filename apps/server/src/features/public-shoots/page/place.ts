import { type Html, html } from '../../../lib/html.ts';
import type { PageLocation, PageShoot } from '../page-view.ts';
import { icon } from './icon.ts';
import { linkOut } from './link-out.ts';
import { section } from './section.ts';

export function place(location: PageLocation): Html {
  const { name, address, notes } = location;
  return html`<section class="where" aria-labelledby="location"><h2 class="label" id="location">Location</h2>
<p class="big" dir="auto">${name}</p>${address && html`<p dir="auto">${address}</p>`}${notes && html`<p class="quiet text" dir="auto">${notes}</p>`}
${arrival(location)}${ways(location)}</section>`;
}

function arrival({ meetingPoint, parking }: PageLocation): Html | false {
  const rows = [labeled('Meeting point', meetingPoint), labeled('Parking', parking)];
  return rows.some(Boolean) && html`<dl class="arrival">${rows}</dl>`;
}

const labeled = (label: string, text: string | null) =>
  text && html`<div><dt>${label}</dt><dd class="text" dir="auto">${text}</dd></div>`;

function ways({ mapUrl, directions }: PageLocation): Html {
  const links = directions.map(({ service, url }) => html`<li>${linkOut(url, service)}</li>`);
  return html`${mapUrl && html`<p class="ways">${linkOut(mapUrl, html`${icon('map')}Open in maps`)}</p>`}
${links.length > 0 && html`<div class="ways"><span id="directions">Directions</span><ul aria-labelledby="directions">${links}</ul></div>`}`;
}

export function emergency({ emergencyNumber, location }: PageShoot): Html | null {
  const hospital = location?.hospital;
  if (!emergencyNumber && !hospital) return null;
  const call = emergencyNumber && html`<p>Call ${emergencyNumber}.</p>`;
  const nearest = hospital && html`<p>Nearest hospital: <bdi>${hospital}</bdi></p>`;
  return section('In an emergency', html`<div class="note">${call}${nearest}</div>`);
}
