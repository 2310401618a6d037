import { arrivalOf } from '@lensemble/contract/call-plan';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import { durationWords } from '../../call-sheets/service.ts';
import type { CalledView } from '../view.ts';
import { icon } from './icon.ts';
import { daysUntil, dayWords, timeWords } from './words.ts';

/** The participant's own time, first and large. */
export function when(view: CalledView, language: Language): Html {
  const { shoot } = view;
  return html`<header class="personal-when"><div class="personal-words"><h1 class="personal-title" dir="auto">${shoot.row.title}</h1>
${view.isOver ? wrapped(view, language) : coming(view, language)}</div></header>`;
}

function wrapped({ firstName: name, plan }: CalledView, language: Language): Html {
  const say = calls(language);
  const day = plan.date && html`<span>${dayWords(plan.date, language, 'full')}</span>`;
  return html`<p class="personal-time word">${say('over')}</p>
<p class="personal-day"><b>${say('thanks', { name })}</b>${day}</p>`;
}

function coming(view: CalledView, language: Language): Html {
  const { firstName: name, plan, shoot } = view;
  const say = calls(language);
  const { date } = plan;
  const time = arrivalOf(plan);
  const place =
    shoot.row.locationId !== null &&
    html`<p>${icon('map')}<bdi>${shoot.row.locationName}</bdi></p>`;
  const meta = place && html`<div class="personal-meta">${place}</div>`;
  if (view.asked) return asking(view, view.asked.answerBy, place, language);
  if (date === null) {
    const open = time && html`<p class="personal-day"><b>${timeWords(time, language)}</b></p>`;
    return html`<p class="personal-lead">${say('hello', { name })}</p>
<p class="personal-time word">${say('noDate')}</p>${open}${meta}`;
  }
  const until = html`<span>${daysUntil(date, wallClock(view.now, plan.timeZone).date, language)}</span>`;
  if (time === null) {
    return html`<p class="personal-lead">${say('beThereOn', { name })}</p>
<p class="personal-time word"><time datetime="${date}">${dayWords(date, language, 'full')}</time></p>
<p class="personal-day"><b>${say('noTime')}</b>${until}</p>${meta}`;
  }
  return html`<p class="personal-lead">${say('beThereAt', { name })}</p>
<p class="personal-time">${clock(date, time, plan.timeZone, language)}</p>
<p class="personal-day"><b>${dayWords(date, language, 'full')}</b>${until}</p>
<div class="personal-meta"><p hidden data-where-you-are="${say('whereYouAre', { time: '{time}' })}">${icon('zone')}<span></span></p>${place}</div>`;
}

/** While the date is voted on. */
function asking(
  { firstName: name, shoot }: CalledView,
  answerBy: string | null,
  place: Html | false,
  language: Language,
): Html {
  const say = calls(language);
  const duration = durationWords(shoot.row.durationMinutes, language);
  const by =
    answerBy &&
    html`<p class="personal-day"><b>${say('answerBy', { date: dayWords(answerBy, language, 'full') })}</b></p>`;
  return html`<p class="personal-time word">${say('whenCanYou', { name })}</p>${by}<div class="personal-meta">${place}<p>${icon('duration')}${duration}</p></div>`;
}

/** `1:15` is larger than `PM`. The script of the page reads the moment. */
function clock(date: string, time: string, timeZone: string, language: Language): Html {
  const moment = zonedInstant(date, time, timeZone).toISOString();
  const [, digits, half] = /^(\S+)\s+(\p{L}+)$/u.exec(timeWords(time, language)) ?? [];
  const words = digits ? html`${digits}<small>${half}</small>` : timeWords(time, language);
  return html`<time datetime="${moment}" data-zone="${timeZone}">${words}</time>`;
}
