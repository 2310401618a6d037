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
  const day = sheet.schedule ? ` (${sheet.schedule.weekday}, ${sheet.schedule.date})` : '';
  return {
    subject: `Reminder: ${sheet.title}${day}`,
    heading: sheet.title,
    paragraphs: readers.map(greeting),
    sections: [...ownCostumes(readers), ...when(sheet), ...where(sheet)],
    ...(button && { button }),
    more: things(sheet, readers),
    notes: [
      'You received this email because your address is on the crew of this shoot.',
      ...(sheet.schedule ? ['The attached file adds the shoot to your calendar.'] : []),
    ],
  };
}

const greeting = ({ name, role }: SheetPerson) => `Hi ${name}, you are on this shoot as ${role}.`;

export function when({ schedule }: Pick<CallSheet, 'schedule'>): Section[] {
  if (!schedule) return section('When', [{ text: 'The date is not set yet.' }]);
  const { weekday, date, time, duration, zone } = schedule;
  const hours = time === undefined ? 'The time is not set yet.' : `${time} (${duration})`;
  return section('When', [
    { text: `${weekday}, ${date}`, isStrong: true },
    { text: hours, detail: zone, isStrong: time !== undefined },
  ]);
}

export function where({ location }: Pick<CallSheet, 'location'>): Section[] {
  if (!location) return section('Where', [{ text: 'The location is not set yet.' }]);
  const { name, address, notes, mapUrl } = location;
  return section('Where', [
    { text: name, isStrong: true, ...(address && { detail: address }) },
    ...(mapUrl ? [{ text: 'Open the map', url: mapUrl }] : []),
    ...(notes ? [{ text: notes }] : []),
  ]);
}

const section = (heading: string, lines: readonly Line[]): Section[] => [{ heading, lines }];
