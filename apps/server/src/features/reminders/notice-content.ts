import {
  isSameBegin,
  isSameDuration,
  isSamePlace,
  type KnownPlan,
} from '@lensemble/contract/told-plan';
import type { Language } from '@lensemble/messages/languages';
import { shootMails } from '@lensemble/messages/shoot-mails';
import type { CallSheet, Schedule, SheetPerson } from '../call-sheets/service.ts';
import type { Content, Section } from '../mails/service.ts';
import { type Address, when, where } from './content.ts';

/** The text for a deleted shoot. `was` is the schedule that the recipient knows; undefined without a date. */
export const calledOffContent = (
  title: string,
  was: Schedule | undefined,
  language: Language,
): Content => ({
  ...canceled(title, was, language),
  paragraphs: [shootMails(language)('deleted')],
});

/** The text for a person who is not on the crew of a shoot any more. */
export const takenOffContent = (
  title: string,
  was: Schedule | undefined,
  language: Language,
): Content => ({
  ...canceled(title, was, language),
  paragraphs: [shootMails(language)('takenOff')],
});

function canceled(title: string, was: Schedule | undefined, language: Language) {
  const say = shootMails(language);
  const why = say('whyTold');
  if (!was) return { subject: say('canceled', { title }), heading: title, notes: [why] };
  const lines = [{ text: momentOf(was, true) }];
  return {
    subject: say('canceledWithDay', { title, day: was.day }),
    heading: title,
    sections: [{ heading: say('wasPlannedFor'), lines }],
    notes: [why, say('removesFromCalendar')],
  };
}

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
  const { title, language } = sheet;
  const say = shootMails(language);
  const text = was
    ? say('postponedTextWithDate', { moment: momentOf(was, true) })
    : say('postponedText');
  return {
    subject: say('postponed', { title }),
    heading: title,
    ...(button && { button }),
    paragraphs: greetings(readers, text, language),
    notes: [say('whyTold'), say('removesFromCalendar')],
  };
}

interface Changed extends About {
  readonly known: KnownPlan;
  readonly plan: KnownPlan;
}

/** The text for a shoot with another date, time, duration or place, with a date that was open, or for a person who is on its crew again. */
export function changedContent(about: Changed): Content {
  const { sheet, readers, button } = about;
  const { schedule, title, language } = sheet;
  const say = shootMails(language);
  const [first = '', ...more] = sentences(about);
  const kind = kindOf(about);
  return {
    subject: schedule ? say(`${kind}WithDay`, { title, day: schedule.day }) : say(kind, { title }),
    heading: title,
    ...(button && { button }),
    paragraphs: [...greetings(readers, first, language), ...more],
    sections: [...when(sheet), ...where(sheet), ...formerPlace(about)],
    notes: [say('whyTold'), say('updatesCalendar')],
  };
}

function kindOf({ known, plan }: Changed) {
  if (known.wasOff) return 'backOnCrew';
  if (known.date === null) return 'dateSet';
  if (!isSameBegin(known, plan)) return 'moved';
  return isSamePlace(known.place, plan.place) ? 'newDuration' : 'newPlace';
}

function sentences({ known, plan, was, sheet }: Changed): string[] {
  const { schedule, language } = sheet;
  const say = shootMails(language);
  const isMoved = !isSameBegin(known, plan);
  const told: string[] = [];
  if (!was) told.push(say(known.wasOff ? 'onCrewAgain' : 'dateSetAgain'));
  else if (isMoved) {
    told.push(say('movedFrom', { moment: momentOf(was, schedule?.zone !== was.zone) }));
  } else told.push(say('planChanged'));
  if (!isSamePlace(known.place, plan.place)) told.push(placeChange(known.place, plan.place, say));
  if (was && schedule && !isMoved && !isSameDuration(known, plan)) {
    told.push(say('newDurationText', { duration: schedule.duration, former: was.duration }));
  }
  return told;
}

type Place = KnownPlan['place'];

function placeChange(from: Place, to: Place, say: ReturnType<typeof shootMails>): string {
  if (to === null) return say('noPlaceText', { place: wordsOf(from) });
  const place = wordsOf(to);
  return from
    ? say('newPlaceTextWithFormer', { place, former: wordsOf(from) })
    : say('newPlaceText', { place });
}

const wordsOf = (place: Place) => [place?.name, place?.address].filter((part) => part).join(', ');

function formerPlace({ known, plan, sheet }: Changed): Section[] {
  if (!known.place || isSamePlace(known.place, plan.place)) return [];
  const { name, address } = known.place;
  const heading = shootMails(sheet.language)('previouslyAt');
  return [{ heading, lines: [{ text: name, ...(address && { detail: address }) }] }];
}

const greetings = (readers: readonly SheetPerson[], text: string, language: Language) =>
  readers.map(({ name }) => shootMails(language)('hi', { name, text }));

function momentOf(was: Schedule, withZone: boolean): string {
  const hours = was.time === undefined ? '' : `, ${was.time}`;
  return `${was.day}${hours}${withZone ? `, ${was.zone}` : ''}`;
}
