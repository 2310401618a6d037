import { type CallAnswer, callAnswers } from '@lensemble/contract/call-state';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { translate } from '@lensemble/messages/sentences';
import { type Html, html } from '../../../lib/html.ts';
import type { AskedDates } from '../asked-dates.ts';
import type { CalledView, TriedNote } from '../view.ts';
import { icon } from './icon.ts';
import { noteField } from './note-field.ts';
import { shownPlan } from './shown-plan.ts';
import { dayWords, shortWeekday, timeWords } from './words.ts';

/** What is asked instead of "Can you make it?" while the date is open. */
const answerWords = { yes: 'yes', maybe: 'ifNeedBe', no: 'no' } as const;

type Asked = AskedDates['dates'][number];

/** The question for each date. The script of the page sends each tap; without scripts, there is one button. */
export function dates(view: CalledView, language: Language): Html | null {
  const { asked, path, plan, called, triedDateNote: tried } = view;
  if (!asked) return tried ? lostNote(tried, called.team, language) : null;
  const say = calls(language);
  const { credit } = asked;
  const given = asked.dates.filter(({ answer }) => answer).length;
  const template = say('answered', { count: '{count}', total: '{total}' });
  const count = say('answered', { count: given, total: asked.dates.length });
  const note = {
    ...{ team: called.team, stored: asked.note, tried },
    ...{ button: say('sendDates'), example: say('dateNoteExample') },
  };
  const source =
    credit &&
    html`<p class="credit"><a href="${credit.url}" rel="noreferrer">${credit.text}</a></p>`;
  return html`<section aria-labelledby="dates"><h2 id="dates">${say('dates')}</h2>
<form method="post" action="${path}/dates" class="votes" data-votes data-answered="${template}" data-saving="${say('saving')}" data-saved="${say('saved')}" data-not-saved="${say('notSaved')}">${shownPlan(plan)}
<ol>${asked.dates.map((each) => card(each, plan.timeZone, language))}</ol>${source}
<div class="note-form">${noteField(note, language)}</div>
<div class="vote-bar"><span class="vote-marks" aria-hidden="true">${asked.dates.map(mark)}</span><b data-count>${count}</b><span role="status" data-said></span><button class="button primary">${say('sendDates')}</button></div>
</form></section>`;
}

/** What was written while the team closed the poll: the writer can still copy it. */
function lostNote({ text, error }: TriedNote, team: string, language: Language): Html {
  const words = calls(language)('note', { team });
  return html`<section class="note-form" aria-label="${words}"><label for="lost-note">${words}</label>
<textarea id="lost-note" rows="2" dir="auto" readonly>
${text}</textarea><p class="wrong" role="alert">${translate(error, language)}</p></section>`;
}

const mark = ({ id, answer }: Asked): Html =>
  html`<i class="answer-${answer ?? 'none'}" data-mark="${id}"></i>`;

function card(asked: Asked, timeZone: string, language: Language): Html {
  const say = calls(language);
  const { id, date, time, golden, weather } = asked;
  const facts = [
    golden && html`<li class="gold">${icon('sun')}${say('golden', { hours: golden })}</li>`,
    weather && html`<li>${icon('cloud')}${weather}</li>`,
  ];
  const list = facts.some(Boolean) && html`<ul class="vote-facts">${facts}</ul>`;
  const when = time === null ? say('anyTime') : clock(date, time, timeZone, language);
  return html`<li class="vote-card"><div class="vote-head"><span class="vote-day" aria-hidden="true"><small>${shortWeekday(date, language)}</small><b>${Number(date.slice(8))}</b></span><div><h3 id="date-${id}">${dayWords(date, language, 'full')}</h3><p id="time-${id}">${when}</p></div></div>${list}
<div class="answers" role="radiogroup" aria-labelledby="date-${id}" aria-describedby="time-${id}">${callAnswers.map((answer) => choice(asked, answer, language))}</div></li>`;
}

/** The script of the page reads the moment, and tells it in the zone of the reader if that is another. */
function clock(date: string, time: string, timeZone: string, language: Language): Html {
  const moment = zonedInstant(date, time, timeZone).toISOString();
  const template = calls(language)('whereYouAre', { time: '{time}' });
  return html`<time datetime="${moment}" data-zone="${timeZone}">${timeWords(time, language)}</time> <span hidden data-where-you-are="${template}"></span>`;
}

function choice({ id, answer: given }: Asked, answer: CallAnswer, language: Language): Html {
  const checked = given === answer && html` checked`;
  return html`<label class="answer-${answer}"><input type="radio" name="${id}" value="${answer}"${checked}>${icon(answer)}<span>${calls(language)(answerWords[answer])}</span></label>`;
}
