import { publicPages } from '@lensemble/messages/public-pages';
import { clockWords } from '../../../lib/clock-words.ts';
import { type Html, html } from '../../../lib/html.ts';
import type { PageShoot } from '../page-view.ts';
import { icon } from './icon.ts';
import { linkOut } from './link-out.ts';
import { place } from './place.ts';
import { longDate, machineTime, weekday, zoneName } from './when.ts';

export function schedule(shoot: PageShoot): Html {
  const { language } = shoot;
  const say = publicPages(language);
  const duration = say('duration', { count: shoot.duration_minutes });
  return html`<div class="call">
<section class="when" aria-labelledby="schedule"><div><h2 class="label" id="schedule">${say('schedule')}</h2>${day(shoot)}</div>
<div><p class="label">${say('time')}</p>${time(shoot)}<p>${duration}</p></div></section>
${shoot.location && place(shoot.location, language)}
</div>`;
}

function day({ date, calendar, language }: PageShoot): Html {
  const say = publicPages(language);
  if (date === null) return html`<p class="big unset">${say('noDate')}</p>`;
  const adding = calendar && ways(calendar, say('addToCalendar'));
  return html`<p class="big"><time datetime="${date}">${longDate(date, language)}</time></p><p>${weekday(date, language)}</p>${adding}`;
}

const ways = ({ file, google }: NonNullable<PageShoot['calendar']>, label: string) =>
  html`<p class="ways"><a href="${file}">${icon('calendar')}${label}</a>${linkOut(google, 'Google Calendar')}</p>`;

function time(shoot: PageShoot): Html {
  const { language } = shoot;
  if (shoot.time === null) return html`<p class="big unset">${publicPages(language)('noTime')}</p>`;
  const words = clockWords(shoot.time, language);
  const exact = machineTime(shoot);
  const shown = exact ? html`<time datetime="${exact}">${words}</time>` : words;
  return html`<p class="big">${shown}</p><p>${zoneName(shoot, language)}</p>`;
}
