import { formatTime } from '@lensemble/contract/clock';
import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { type Html, html } from '../../../lib/html.ts';
import { longDate, machineTime, weekday, zoneName } from './when.ts';

export function schedule(shoot: PublicShoot): Html {
  return html`<div class="call">
<section class="when" aria-labelledby="schedule"><div><h2 class="label" id="schedule">Schedule</h2>${day(shoot)}</div>
<div><p class="label">Time</p>${time(shoot)}<p>Duration: ${shoot.duration_minutes} minutes</p></div></section>
${shoot.location && place(shoot.location)}
</div>`;
}

function day({ date }: PublicShoot): Html {
  if (date === null) return html`<p class="big unset">No date yet</p>`;
  return html`<p class="big"><time datetime="${date}">${longDate(date)}</time></p><p>${weekday(date)}</p>`;
}

function time(shoot: PublicShoot): Html {
  if (shoot.time === null) return html`<p class="big unset">No time yet</p>`;
  const words = formatTime(shoot.time);
  const exact = machineTime(shoot);
  const shown = exact ? html`<time datetime="${exact}">${words}</time>` : words;
  return html`<p class="big">${shown}</p><p>${zoneName(shoot)}</p>`;
}

function place({ name, address, notes }: NonNullable<PublicShoot['location']>): Html {
  return html`<section class="where" aria-labelledby="location"><h2 class="label" id="location">Location</h2>
<p class="big" dir="auto">${name}</p>${address && html`<p dir="auto">${address}</p>`}${notes && html`<p class="quiet text" dir="auto">${notes}</p>`}</section>`;
}
