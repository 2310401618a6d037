import {
  isSameBegin,
  isSameDuration,
  isSamePlace,
  type KnownPlan,
} from '@lensemble/contract/told-plan';
import type { CallSheet, Schedule, SheetPerson } from '../call-sheets/service.ts';
import type { Content, Section } from '../mails/service.ts';
import { type Address, when, where } from './content.ts';

const WHY =
  'You received this email because you got an email about this shoot before, and something that concerns you has changed.';
const REMOVES = 'The attached file removes the shoot from your calendar.';

/** The text for a deleted shoot. `was` is the schedule that the recipient knows; undefined without a date. */
export const calledOffContent = (title: string, was: Schedule | undefined): Content => ({
  ...cancelled(title, was),
  paragraphs: [
    'This shoot was deleted and will not take place. You do not need to keep the time free.',
  ],
});

/** The text for a person who is not on the crew of a shoot any more. */
export const takenOffContent = (title: string, was: Schedule | undefined): Content => ({
  ...cancelled(title, was),
  paragraphs: [
    'You are no longer on the crew of this shoot. For you it is canceled: you do not need to keep the time free.',
  ],
});

const cancelled = (title: string, was: Schedule | undefined) => ({
  subject: was ? `Canceled: ${title} (${dayOf(was)})` : `Canceled: ${title}`,
  heading: title,
  sections: was ? [{ heading: 'It was planned for', lines: [{ text: momentOf(was, true) }] }] : [],
  notes: was ? [WHY, REMOVES] : [WHY],
});

interface About {
  readonly sheet: CallSheet;
  /** The members of the crew at this address. */
  readonly readers: readonly SheetPerson[];
  readonly button: Address | undefined;
  /** The schedule that the recipient knows; undefined without a date. */
  readonly was: Schedule | undefined;
}

/** The text for a shoot that lost its date. */
export function openContent({ sheet, readers, button, was }: About): Content {
  const before = was ? ` on ${momentOf(was, true)}` : '';
  return {
    subject: `Postponed: ${sheet.title}`,
    heading: sheet.title,
    ...(button && { button }),
    paragraphs: greetings(
      readers,
      `this shoot will not take place${before}. Its new date is not set yet.`,
    ),
    notes: [WHY, REMOVES],
  };
}

interface Changed extends About {
  readonly known: KnownPlan;
  readonly plan: KnownPlan;
}

/** The text for a shoot with another date, time, duration or place, or with a date that was open. */
export function changedContent(about: Changed): Content {
  const { sheet, readers, button } = about;
  const { schedule, title } = sheet;
  const [first = '', ...more] = sentences(about);
  const day = schedule ? ` (${dayOf(schedule)})` : '';
  return {
    subject: `${kindOf(about)}: ${title}${day}`,
    heading: title,
    ...(button && { button }),
    paragraphs: [...greetings(readers, first), ...more],
    sections: [...when(sheet), ...where(sheet), ...formerPlace(about)],
    notes: [WHY, 'The attached file updates the shoot in your calendar.'],
  };
}

function kindOf({ known, plan }: Changed): string {
  if (known.date === null) return 'Date set';
  if (!isSameBegin(known, plan)) return 'Moved';
  return isSamePlace(known.place, plan.place) ? 'New duration' : 'New place';
}

function sentences({ known, plan, was, sheet }: Changed): string[] {
  const { schedule } = sheet;
  const isMoved = !isSameBegin(known, plan);
  const told: string[] = [];
  if (!was) told.push('the date of this shoot is set again.');
  else if (isMoved) {
    const before = momentOf(was, schedule?.zone !== was.zone);
    told.push(`this shoot was moved. It was previously planned for ${before}.`);
  } else told.push('the plan of this shoot has changed.');
  if (!isSamePlace(known.place, plan.place)) told.push(placeChange(known.place, plan.place));
  if (was && schedule && !isMoved && !isSameDuration(known, plan)) {
    told.push(`It now takes ${schedule.duration}. It was previously planned for ${was.duration}.`);
  }
  return told;
}

type Place = KnownPlan['place'];

function placeChange(from: Place, to: Place): string {
  if (to === null)
    return `It no longer takes place at ${wordsOf(from)}. The new place is not set yet.`;
  const before = from ? ` It was previously planned at ${wordsOf(from)}.` : '';
  return `It now takes place at ${wordsOf(to)}.${before}`;
}

const wordsOf = (place: Place) => [place?.name, place?.address].filter((part) => part).join(', ');

function formerPlace({ known, plan }: Changed): Section[] {
  if (!known.place || isSamePlace(known.place, plan.place)) return [];
  const { name, address } = known.place;
  return [
    { heading: 'Previously at', lines: [{ text: name, ...(address && { detail: address }) }] },
  ];
}

const greetings = (readers: readonly SheetPerson[], told: string) =>
  readers.map(({ name }) => `Hi ${name}, ${told}`);

const dayOf = ({ weekday, date }: Schedule) => `${weekday}, ${date}`;

function momentOf(was: Schedule, withZone: boolean): string {
  const hours = was.time === undefined ? '' : `, ${was.time}`;
  return `${dayOf(was)}${hours}${withZone ? `, ${was.zone}` : ''}`;
}
