import type { ConventionDetail } from '@lensemble/contract/conventions';
import {
  daysOfConvention,
  letterOf,
  type TimetableRow,
  timetableOf,
} from '@lensemble/contract/timetable';
import { calls } from '@lensemble/messages/calls';
import { conventionPages } from '@lensemble/messages/convention-pages';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import { dayRow } from './day-row.ts';
import { daysWords, dayWords } from './day-words.ts';

/** The timetable of a convention, day by day, by person and by place. It is complete without scripts. */
export function conventionPage(convention: ConventionDetail, language: Language): Html {
  const { name, place, locationName } = convention;
  const say = conventionPages(language);
  const shown = daysOfConvention(convention).filter((day) =>
    convention.shoots.some(({ date }) => date === day),
  );
  const facts = [daysWords(convention, language), place, locationName].filter(Boolean);
  const way =
    shown.length > 1 &&
    html`<nav class="convention-days" aria-label="${say('days')}">${shown.map((day) => html`<a href="#day-${day}">${dayWords(day, language)}</a>`)}</nav>`;
  return html`<main class="convention"><h1 class="title" dir="auto">${name}</h1>
<ul class="convention-facts">${facts.map((fact) => html`<li dir="auto">${fact}</li>`)}</ul>
${points(convention, language)}${way}
${shown.length === 0 ? html`<p class="quiet">${say('noShoots')}</p>` : shown.map((day) => daySection(convention, day, language))}
</main>`;
}

function points({ meetingPoints }: ConventionDetail, language: Language): Html | null {
  if (meetingPoints.length === 0) return null;
  const items = meetingPoints.map(
    ({ name, note }, index) =>
      html`<li><span class="point" aria-hidden="true">${letterOf(index)}</span><span dir="auto"><b>${name}</b>${note && html`<small>${note}</small>`}</span></li>`,
  );
  return html`<ul class="points" aria-label="${conventionPages(language)('points')}">${items}</ul>`;
}

function daySection(convention: ConventionDetail, day: string, language: Language): Html {
  const say = conventionPages(language);
  const { people, places, untimed } = timetableOf(convention, day);
  const card = (row: TimetableRow) =>
    html`<li class="slots-card"><h4 dir="auto">${row.name ?? say('noPoint')}</h4>${dayRow(row, { convention, language })}</li>`;
  const part = (title: string, rows: readonly TimetableRow[]) => {
    const full = rows.filter(({ slots }) => slots.length > 0);
    return full.length > 0 && html`<h3>${title}</h3><ul class="slots-cards">${full.map(card)}</ul>`;
  };
  const open =
    untimed.length > 0 &&
    html`<h3>${say('untimed')}</h3><ul>${untimed.map(({ title }) => html`<li class="row" dir="auto">${title}</li>`)}</ul>`;
  return html`<section aria-labelledby="day-${day}"><h2 id="day-${day}">${dayWords(day, language)}</h2>
${part(say('byPerson'), people)}${part(say('byPlace'), places)}${open}</section>`;
}

export const conventionHead = ({ name }: ConventionDetail): Html =>
  html`<title>${name} · Lensemble</title><meta property="og:title" content="${name}"><meta property="og:site_name" content="Lensemble">`;

/** The same for a link that is off, was replaced or never was. */
export function deadPage(language: Language): Html {
  const say = calls(language);
  return html`<main class="missing"><div><h1 class="title">${say('deadTitle')}</h1><p>${say('deadText')}</p></div></main>`;
}

export const deadHead = (language: Language): Html =>
  html`<title>${calls(language)('deadTitle')} · Lensemble</title>`;
