import { formatTime } from '@lensemble/contract/clock';
import { type Html, html } from '../../../lib/html.ts';
import type { PageShoot } from '../page-view.ts';
import { icon } from './icon.ts';
import { linkOut } from './link-out.ts';
import { place } from './place.ts';
import { longDate, machineTime, weekday, zoneName } from './when.ts';

export function schedule(shoot: PageShoot): Html {
  return html`<div class="call">
<section class="when" aria-labelledby="schedule"><div><h2 class="label" id="schedule">Schedule</h2>${day(shoot)}</div>
<div><p class="label">Time</p>${time(shoot)}<p>Duration: ${shoot.duration_minutes} minutes</p></div></section>
${shoot.location && place(shoot.location)}
</div>`;
}

function day({ date, calendar }: PageShoot): Html {
  if (date === null) return html`<p class="big unset">No date yet</p>`;
  return html`<p class="big"><time datetime="${date}">${longDate(date)}</time></p><p>${weekday(date)}</p>${calendar && adding(calendar)}`;
}

const adding = ({ file, google }: NonNullable<PageShoot['calendar']>) =>
  html`<p class="ways"><a href="${file}">${icon('calendar')}Add to calendar</a>${linkOut(google, 'Google Calendar')}</p>`;

function time(shoot: PageShoot): Html {
  if (shoot.time === null) return html`<p class="big unset">No time yet</p>`;
  const words = formatTime(shoot.time);
  const exact = machineTime(shoot);
  const shown = exact ? html`<time datetime="${exact}">${words}</time>` : words;
  return html`<p class="big">${shown}</p><p>${zoneName(shoot)}</p>`;
}
