import type { Away } from '@lensemble/contract/away';
import { YEAR_MAX } from '@lensemble/contract/constants';
import { wallClock } from '@lensemble/contract/zoned-time';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { translate } from '@lensemble/messages/sentences';
import { type Html, html } from '../../../lib/html.ts';
import type { CalledView } from '../view.ts';
import { icon } from './icon.ts';
import { daysWords } from './words.ts';

/** The days on which the reader is away. */
export function away(view: CalledView, language: Language): Html | null {
  if (!view.own || view.isOver) return null;
  const say = calls(language);
  const { days, tried } = view.own;
  const isOpen = days.length > 0 || tried !== undefined;
  return html`<section id="away" tabindex="-1" aria-labelledby="away-title"><h2 id="away-title">${say('daysAway')}</h2>
<details class="away"${isOpen && html` open`}><summary>${icon('away')}<span>${say('awayOn')}<small>${say('awayPrivate')}</small></span>${icon('unfold')}</summary>
<div class="away-content">${days.length > 0 && list(days, view, language)}${form(view, language)}</div></details></section>`;
}

function list(days: readonly Away[], { path, plan, now }: CalledView, language: Language): Html {
  const say = calls(language);
  const { date: today } = wallClock(now, plan.timeZone);
  const items = days.map((each) => {
    const label = say('removeAway', { days: daysWords(each, today, language, 'long') });
    return html`<li><span>${daysWords(each, today, language)}</span><form method="post" action="${path}/away/remove"><button name="id" value="${each.id}" aria-label="${label}">${icon('no')}</button></form></li>`;
  });
  return html`<ul class="away-days">${items}</ul>`;
}

function form({ path, own }: CalledView, language: Language): Html {
  const say = calls(language);
  const tried = own?.tried;
  const wrong = tried && html` aria-invalid="true" aria-describedby="away-error"`;
  const field = (name: 'firstDay' | 'lastDay', label: Html, isRequired: boolean) =>
    html`<label><span>${label}</span><input type="date" name="${name}" value="${tried?.[name]}" max="${YEAR_MAX}-12-31"${isRequired && html` required`}${wrong}></label>`;
  const error =
    tried &&
    html`<p id="away-error" class="wrong" role="alert">${translate(tried.error, language)}</p>`;
  return html`<form method="post" action="${path}/away" class="away-form">
${field('firstDay', html`${say('awayFrom')}`, true)}
${field('lastDay', html`${say('awayTo')} <small>${say('optional')}</small>`, false)}
<button class="button">${say('addAway')}</button>${error}</form>`;
}
