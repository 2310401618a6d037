import type { ConventionBlock, ConventionDetail } from '@lensemble/contract/conventions';
import {
  type Gap,
  gapValues,
  isTrouble,
  letterOf,
  type Slot,
  type SlotPart,
  type TimetableRow,
} from '@lensemble/contract/timetable';
import { clockAt as clockOf } from '@lensemble/contract/timetable-slots';
import { conventionPages } from '@lensemble/messages/convention-pages';
import type { Language } from '@lensemble/messages/languages';
import { shotLists } from '@lensemble/messages/shot-lists';
import { clockWords } from '../../../lib/clock-words.ts';
import { type Html, html } from '../../../lib/html.ts';
import { roleWords } from '../../../lib/role-words.ts';
import { durationWords } from '../../call-sheets/service.ts';
import type { CalledShoot } from '../../public-shoots/service.ts';
import { icon } from './icon.ts';

/** @param minute from midnight */
export const clockAt = (minute: number, language: Language): string =>
  clockWords(clockOf(minute), language);

interface Shown {
  readonly convention: ConventionDetail;
  readonly language: Language;
  /** For the page of one person: the shoot that it is about, and the pictures of the page. */
  readonly own?: { readonly shootId: string; readonly pictures: CalledShoot['pictures'] };
}

/** The slots of a person or a place on one day, with the ways between them. */
export function dayRow({ slots, gaps }: TimetableRow, shown: Shown): Html {
  const say = conventionPages(shown.language);
  const items = slots.map((slot, index) => {
    const gap = gaps[index];
    const parts = slot.parts.map((part) =>
      part.block ? blockItem(slot, part, part.block, shown) : slotItem(slot, part, shown),
    );
    return html`${parts}${gap && gapItem(gap, shown.language)}`;
  });
  const last = slots.at(-1);
  const time = last && clockAt(last.minute + last.minutes, shown.language);
  const free =
    gaps.length > 0 && time && html`<p class="slots-free">${say('freeFrom', { time })}</p>`;
  return html`<ol class="slots">${items}</ol>${free}`;
}

/** A block before or after a shoot. */
function blockItem(
  { shoot }: Slot,
  { minute, minutes }: SlotPart,
  { kind, title }: ConventionBlock,
  { language, own }: Shown,
): Html {
  const sign = own && html`<span class="slot-picture block">${icon(kind)}</span>`;
  const name = title ?? shotLists(language)(kind);
  return html`<li class="slot"><span class="slot-time"><b>${clockAt(minute, language)}</b><small>${durationWords(minutes, language)}</small></span>${sign}<div class="row-words"><b dir="auto">${name}</b><small dir="auto">${shoot.title}</small></div></li>`;
}

function slotItem(
  slot: Slot,
  { minute, minutes }: SlotPart,
  { convention, language, own }: Shown,
): Html {
  const { shoot, role } = slot;
  const { index, point, place } = placeOf(convention, shoot);
  const people = shoot.people.map(({ name, role, notNamed }, at) => {
    const words = roleWords(role, language);
    const said = notNamed ? words : html`<bdi>${name}</bdi> (${words})`;
    return html`${at > 0 && ', '}${said}`;
  });
  const said = role === null ? people : roleWords(role, language);
  const where = role !== null && place && html`<bdi>${place}</bdi>`;
  const words = own
    ? html`<small>${said}${where && html` · ${where}`}</small>`
    : html`<small>${said}</small>${where && html`<small>${where}</small>`}`;
  const letter = point && html`<span class="point" aria-hidden="true">${letterOf(index)}</span>`;
  const isCurrent = shoot.id === own?.shootId;
  const { firstReferenceUrl: url } = shoot;
  const picture =
    own &&
    html`<span class="slot-picture">${url && own.pictures.picture({ url, sizes: '3rem' })}</span>`;
  return html`<li class="slot${isCurrent && ' own'}"${isCurrent && html` aria-current="true"`}><span class="slot-time"><b>${clockAt(minute, language)}</b><small>${durationWords(minutes, language)}</small></span>${picture}<div class="row-words"><b dir="auto">${shoot.title}</b>${words}</div>${letter}</li>`;
}

/** The meeting point of a shoot, or else its location. `index` is -1 without a meeting point. */
export function placeOf(
  { meetingPoints }: ConventionDetail,
  { meetingPointId, locationName }: Slot['shoot'],
) {
  const index = meetingPoints.findIndex(({ id }) => id === meetingPointId);
  const point = meetingPoints[index];
  return { index, point, place: point?.name ?? locationName };
}

function gapItem(gap: Gap, language: Language): Html {
  const words = conventionPages(language)(
    gap.kind,
    gapValues(gap, (minutes) => durationWords(minutes, language)),
  );
  const hasWay = gap.walk !== undefined && gap.walk > 0;
  const sign = isTrouble(gap) ? icon('warning') : hasWay && icon('walk');
  return html`<li class="gap${isTrouble(gap) && ' trouble'}">${sign}<span>${words}</span></li>`;
}
