import type { ConventionDetail } from '@lensemble/contract/conventions';
import { type Gap, letterOf, type Slot, type TimetableRow } from '@lensemble/contract/timetable';
import { conventionPages } from '@lensemble/messages/convention-pages';
import type { Language } from '@lensemble/messages/languages';
import { clockWords } from '../../../lib/clock-words.ts';
import { type Html, html } from '../../../lib/html.ts';
import { roleWords } from '../../../lib/role-words.ts';
import { durationWords } from '../../call-sheets/service.ts';

const MINUTES_OF_DAY = 24 * 60;

const clockAt = (minute: number, language: Language): string => {
  const of = minute % MINUTES_OF_DAY;
  const hours = String(Math.floor(of / 60)).padStart(2, '0');
  return clockWords(`${hours}:${String(of % 60).padStart(2, '0')}`, language);
};

interface Shown {
  readonly convention: ConventionDetail;
  readonly language: Language;
  /** The shoot that the page is about. */
  readonly current?: string;
}

/** The slots of a person or a place on one day, with the ways between them. */
export function dayRow({ slots, gaps }: TimetableRow, shown: Shown): Html {
  const say = conventionPages(shown.language);
  const items = slots.map((slot, index) => {
    const gap = gaps[index];
    return html`${slotItem(slot, shown)}${gap && gapItem(gap, shown.language)}`;
  });
  const last = slots.at(-1);
  const time = last && clockAt(last.minute + last.minutes, shown.language);
  const free =
    gaps.length > 0 && time && html`<p class="slots-free">${say('freeFrom', { time })}</p>`;
  return html`<ol class="slots">${items}</ol>${free}`;
}

function slotItem(
  { shoot, minute, minutes, role }: Slot,
  { convention, language, current }: Shown,
): Html {
  const index = convention.meetingPoints.findIndex(({ id }) => id === shoot.meetingPointId);
  const point = convention.meetingPoints[index];
  const place = point?.name ?? shoot.locationName;
  const people = shoot.people.map(
    ({ name, role }, at) =>
      html`${at > 0 && ', '}<bdi>${name}</bdi> (${roleWords(role, language)})`,
  );
  const said = role === null ? people : html`${roleWords(role, language)}`;
  const letter = point && html`<span class="point" aria-hidden="true">${letterOf(index)}</span>`;
  return html`<li class="slot${shoot.id === current ? ' own' : ''}"${shoot.id === current && html` aria-current="true"`}><span class="slot-time"><b>${clockAt(minute, language)}</b><small>${durationWords(minutes, language)}</small></span><div class="row-words"><b dir="auto">${shoot.title}</b><small>${said}</small>${role !== null && place && html`<small dir="auto">${place}</small>`}</div>${letter}</li>`;
}

function gapItem(gap: Gap, language: Language): Html {
  const isTrouble = gap.kind === 'overlap' || gap.kind === 'tight';
  return html`<li class="gap${isTrouble ? ' trouble' : ''}">${gapText(gap, language)}</li>`;
}

function gapText({ kind, minutes, walk = 0 }: Gap, language: Language): string {
  const say = conventionPages(language);
  if (kind === 'overlap') return say('overlap', { minutes: durationWords(-minutes, language) });
  const gap = durationWords(minutes, language);
  if (kind === 'samePlace' || kind === 'unknown') return say(kind, { gap });
  return say(kind, { minutes: durationWords(walk, language), gap });
}
