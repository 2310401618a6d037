import { shootMails } from '@lensemble/messages/shoot-mails';
import type { CallSheet, SheetPerson } from '../call-sheets/service.ts';
import type { Content, Line, Section } from '../mails/service.ts';
import { ownCostumes, things } from './things.ts';

export type Address = NonNullable<Content['button']>;

/** The text of a reminder. `readers` are the members of the crew at the address. */
export function reminderContent(
  sheet: CallSheet,
  readers: readonly SheetPerson[],
  button: Address | undefined,
): Content {
  const { title, schedule, language } = sheet;
  const say = shootMails(language);
  const why = say('whyReminded');
  return {
    subject: schedule
      ? say('subjectWithDay', { title, day: schedule.day })
      : say('subject', { title }),
    heading: title,
    paragraphs: readers.map(({ name, role }) => say('greeting', { name, role })),
    sections: [...ownCostumes(readers, language), ...when(sheet), ...where(sheet)],
    ...(button && { button }),
    more: things(sheet, readers),
    notes: schedule ? [why, say('addsToCalendar')] : [why],
  };
}

export function when({ schedule, language }: Pick<CallSheet, 'schedule' | 'language'>): Section[] {
  const say = shootMails(language);
  if (!schedule) return section(say('when'), [{ text: say('noDate') }]);
  const { day, time, duration, zone } = schedule;
  const hours = time === undefined ? say('noTime') : say('hours', { time, duration });
  return section(say('when'), [
    { text: day, isStrong: true },
    { text: hours, detail: zone, isStrong: time !== undefined },
  ]);
}

export function where({ location, language }: Pick<CallSheet, 'location' | 'language'>): Section[] {
  const say = shootMails(language);
  if (!location) return section(say('where'), [{ text: say('noLocation') }]);
  const { name, address, notes, mapUrl } = location;
  return section(say('where'), [
    { text: name, isStrong: true, ...(address && { detail: address }) },
    ...(mapUrl ? [{ text: say('openMap'), url: mapUrl }] : []),
    ...(notes ? [{ text: notes }] : []),
  ]);
}

const section = (heading: string, lines: readonly Line[]): Section[] => [{ heading, lines }];
