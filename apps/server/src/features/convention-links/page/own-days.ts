import type { ConventionDetail, ConventionShoot } from '@lensemble/contract/conventions';
import { daysOfPerson, type PersonDay, type TimetableRow } from '@lensemble/contract/timetable';
import { calls } from '@lensemble/messages/calls';
import { conventionPages } from '@lensemble/messages/convention-pages';
import type { Language } from '@lensemble/messages/languages';
import { type Html, html } from '../../../lib/html.ts';
import type { CalledShoot } from '../../public-shoots/service.ts';
import { clockAt, dayRow, placeOf } from './day-row.ts';
import { dateWords, shortDayWords, weekdayWords } from './day-words.ts';
import { icon } from './icon.ts';

/** A convention with the shoots of one crew member only. */
export interface OwnConvention {
  readonly convention: ConventionDetail;
  readonly personnelId: string;
}

export interface OwnPage {
  readonly firstName: string;
  /** The shoot that the page is about, and its day. */
  readonly shootId: string;
  readonly date: string | null;
  readonly today: string;
  /** The address of a file with all shoots of the reader. */
  readonly calendarFile: string;
  /** How much the reader packs for the shoot of the page. */
  readonly packingCount: number;
  readonly pictures: CalledShoot['pictures'];
}

/** All shoots of one person at a convention, one day at a time. */
export function ownDays(own: OwnConvention, page: OwnPage, language: Language): Html {
  const { convention, personnelId } = own;
  const days = daysOfPerson(convention, personnelId);
  const wanted = [page.today, page.date].find((date) => days.some(({ day }) => day === date));
  const shown = wanted ?? days[0]?.day;
  const parts = days.map((each) => {
    const panel = dayPanel(own, each, page, language);
    return days.length === 1 ? panel : html`${tab(each, each.day === shown, language)}${panel}`;
  });
  const name = html`<h2 id="convention" dir="auto">${convention.name}</h2>`;
  return html`<section aria-labelledby="convention">${name}${ways(own, page, language)}<div class="own-days">${parts}</div></section>`;
}

function ways({ convention }: OwnConvention, page: OwnPage, language: Language): Html {
  const say = calls(language);
  const { calendarFile, packingCount: count } = page;
  const all = say('addAll', { count: convention.shoots.length });
  const packing =
    count > 0 &&
    html`<a class="button" href="#packing">${icon('packing')}${say('packingCount', { count })}</a>`;
  return html`<p class="own-ways"><a class="button" href="${calendarFile}">${icon('calendar')}${all}</a>${packing}</p>`;
}

/** A radio button before its panel: a style sheet shows the panel of the one that is checked. */
function tab({ day, row, untimed }: PersonDay, isShown: boolean, language: Language): Html {
  const count = (row?.slots.length ?? 0) + untimed.length;
  const shoots = conventionPages(language)('shoots', { count });
  return html`<label class="own-tab"><input type="radio" name="own-day" value="${day}"${isShown && html` checked`}><b>${shortDayWords(day, language)}</b><small>${shoots}</small></label>`;
}

function dayPanel(
  { convention }: OwnConvention,
  { day, row, untimed }: PersonDay,
  { firstName: name, shootId, pictures }: OwnPage,
  language: Language,
): Html {
  const title = calls(language)('yourDay', { name, day: weekdayWords(day, language) });
  const open =
    untimed.length > 0 &&
    html`<p class="slots-free">${conventionPages(language)('untimed')}</p><ul class="slots">${untimed.map((shoot) => untimedItem(shoot, shootId))}</ul>`;
  const slots = row && dayRow(row, { convention, language, own: { shootId, pictures } });
  return html`<div class="own-day"><h3 dir="auto">${title}</h3><p class="own-sum">${summary(convention, day, row, language)}</p>${slots}${open}</div>`;
}

const untimedItem = ({ id, title }: ConventionShoot, current: string): Html =>
  html`<li class="slot${id === current && ' own'}"${id === current && html` aria-current="true"`}><div class="row-words"><b dir="auto">${title}</b></div></li>`;

/** The day, when and where the reader is first needed, and when they are done. */
function summary(
  convention: ConventionDetail,
  day: string,
  row: TimetableRow | undefined,
  language: Language,
): Html {
  const say = calls(language);
  const [first, last] = [row?.slots[0], row?.slots.at(-1)];
  const date = html`<span>${dateWords(day, language)}</span>`;
  if (!row || !first || !last) return date;
  const { point, place } = placeOf(convention, first.shoot);
  const time = clockAt(first.minute, language);
  const where = [place, point?.note].filter(Boolean).join(', ');
  const call = where ? say('firstCallAt', { time, place: where }) : say('firstCall', { time });
  const done = say('doneAt', {
    count: row.slots.length,
    time: clockAt(last.minute + last.minutes, language),
  });
  return html`${date}<b dir="auto">${call}</b><span>${done}</span>`;
}
