import type { PlanChanges } from '@lensemble/contract/call-plan';
import { type CallAnswer, callAnswers } from '@lensemble/contract/call-state';
import { cityOfZone } from '@lensemble/contract/zoned-time';
import { calls } from '@lensemble/messages/calls';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import type { CalledView } from '../view.ts';
import { icon } from './icon.ts';
import { noteField } from './note-field.ts';
import { shownPlan } from './shown-plan.ts';
import { dayWords, timeWords } from './words.ts';

const said = { yes: 'saidYes', maybe: 'saidMaybe', no: 'saidNo' } as const;

/** The question, or the answer. Nothing is asked once the shoot is over, while the date is voted on, or without a date. */
export function ask(view: CalledView, language: Language): Html | null {
  if (view.isOver) return null;
  if (view.plan.date === null) return withoutDate(view, language);
  if (view.asked) return null;
  const { state, changes } = view.standing;
  const given = view.called.answer?.answer;
  const date = state !== 'no' && calendar(view, language);
  const why = view.isAnswerRefused && wrong(calls(language)('answerHadNoDate'));
  const knows = fine(calls(language)('teamKnows', { team: view.called.team }));
  const answers = form(view, buttons(view, language));
  if (!given) return box(language, 'ask', [why, answers, knows, date]);
  if (changes) {
    const isSamePlace = changes.place === undefined && view.plan.place !== null;
    const same = isSamePlace && calls(language)('samePlace');
    const old = fine([same, calls(language)(oldAnswer[given])].filter(Boolean).join(' '));
    return box(language, 'askAgain', [why, moved(changes, language), answers, old, date]);
  }
  // A note that is being typed goes along with another answer.
  const both = form(view, html`${buttons(view, language)}${note(view, language)}`);
  return box(language, said[given], [why, both, date]);
}

/** Whether there is the field of a note beside the answers. */
export const hasNote = ({ isOver, plan, asked, called, standing }: CalledView): boolean =>
  !isOver && plan.date !== null && !asked && called.answer !== null && !standing.changes;

/** Why nothing is asked, and why an answer was not stored. */
function withoutDate(view: CalledView, language: Language): Html | null {
  const { asked, called, isAnswerRefused: isRefused, standing } = view;
  if (asked && !isRefused) return null;
  const say = calls(language);
  const given = called.answer?.answer;
  const why = isRefused && wrong(say('dateIsGone'));
  const parts = [
    why,
    standing.changes && moved(standing.changes, language),
    asked === undefined && html`<p>${say('answerLater', { team: called.team })}</p>`,
    given && fine(say(oldAnswer[given])),
  ];
  return box(language, isRefused ? 'notStored' : 'nothingToAnswer', parts);
}

type Title = 'ask' | 'askAgain' | 'nothingToAnswer' | 'notStored' | (typeof said)[CallAnswer];

const box = (
  language: Language,
  title: Title,
  parts: readonly (Html | false | null | undefined)[],
): Html =>
  html`<section class="personal-ask" aria-labelledby="ask"><h2 id="ask">${calls(language)(title)}</h2>${parts}</section>`;

const form = ({ path, plan }: CalledView, fields: Html): Html =>
  html`<form method="post" action="${path}">${shownPlan(plan)}${fields}</form>`;

function buttons({ called, standing }: CalledView, language: Language): Html {
  const say = calls(language);
  const given = called.answer?.answer;
  const isOld = standing.changes !== null;
  const each = callAnswers.map((answer) => {
    const isGiven = given === answer;
    const pressed = isGiven && !isOld ? 'true' : 'false';
    const ring = isGiven && !isOld && RING;
    const last = isGiven && isOld && html`<small>${say('lastTime')}</small>`;
    return html`<button class="answer-${answer}" name="answer" value="${answer}" aria-pressed="${pressed}">${icon(answer)}<span>${say(answer)}</span>${ring}${last}</button>`;
  });
  return html`<div role="group" class="answers" aria-label="${say('yourAnswer')}">${each}</div>`;
}

/** The ring of a grease pencil around the answer that holds. */
const RING = html`<svg class="ring" viewBox="0 0 120 72" preserveAspectRatio="none" aria-hidden="true"><path d="M74 5C40 1 8 12 5 35c-3 22 30 33 62 31 30-2 49-15 48-34C114 13 84 3 46 7"/></svg>`;

const wrong = (words: string): Html => html`<p class="wrong" role="alert">${words}</p>`;

const fine = (words: string): Html => html`<p class="fine">${words}</p>`;

const oldAnswer = { yes: 'oldPlanYes', maybe: 'oldPlanMaybe', no: 'oldPlanNo' } as const;

/** What changed, old and new. */
function moved(changes: PlanChanges, language: Language): Html {
  const say = calls(language);
  const { date, arrival, time, timeZone, place } = changes;
  const day = (value: string | null) => value && dayWords(value, language);
  const clock = (value: string | null) => value && timeWords(value, language);
  const rows = [
    date && row(say('date'), day(date.before), day(date.now)),
    arrival && row(say('arrival'), clock(arrival.before), clock(arrival.now)),
    time && row(say('time'), clock(time.before), clock(time.now)),
    timeZone && row(say('timeZone'), cityOfZone(timeZone.before), cityOfZone(timeZone.now)),
    place && row(say('place'), place.before?.name ?? null, place.now?.name ?? null),
  ];
  function row(label: string, before: string | null, now: string | null): Html {
    return html`<div><dt>${label}</dt><dd><s dir="auto">${before ?? say('open')}</s>${icon('arrow')}<b dir="auto">${now ?? say('open')}</b></dd></div>`;
  }
  return html`<dl class="moved">${rows}</dl>`;
}

function note({ called, triedNote: tried }: CalledView, language: Language): Html {
  const button = calls(language)('saveNote');
  const field = { team: called.team, stored: called.answer?.note ?? null, tried, button };
  return html`<div class="note-form">${noteField(field, language)}</div>`;
}

/** It stands out once the answer that holds is yes or maybe. */
function calendar({ calendarFile, standing }: CalledView, language: Language): Html {
  const { state } = standing;
  const look = state === 'yes' || state === 'maybe' ? 'button primary' : 'button';
  return html`<a class="${look}" href="${calendarFile}">${icon('calendar')}${calls(language)('addToCalendar')}</a>`;
}
