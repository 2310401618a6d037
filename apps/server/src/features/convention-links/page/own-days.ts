import type { ConventionDetail } from '@lensemble/contract/conventions';
import type { TimetableRow } from '@lensemble/contract/timetable';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import { dayRow } from './day-row.ts';
import { dayWords } from './day-words.ts';

/** All shoots of one person at a convention, day by day. @param current the shoot whose page this is */
export function ownDays(
  convention: ConventionDetail,
  days: readonly (readonly [day: string, row: TimetableRow])[],
  current: string,
  language: Language,
): Html {
  const parts = days.map(
    ([day, row]) =>
      html`<h3 class="slots-day">${dayWords(day, language)}</h3>${dayRow(row, { convention, language, current })}`,
  );
  return html`<section aria-labelledby="convention"><h2 id="convention" dir="auto">${convention.name}</h2>${parts}</section>`;
}
