import type { CallSheet, Schedule, SheetPerson } from '../call-sheets/service.ts';
import type { Content } from '../mails/service.ts';
import { type Address, when, where } from './content.ts';

const WHY =
  'You received this email because you got a reminder of this shoot, with an invitation for your calendar.';

/** The text for a deleted shoot. `was` is its former schedule. */
export const calledOffContent = (title: string, was: Schedule): Content => ({
  subject: `Canceled: ${title} (${dayOf(was)})`,
  heading: title,
  paragraphs: [
    'This shoot was deleted and will not take place. You do not need to keep the time free.',
  ],
  sections: [{ heading: 'It was planned for', lines: [{ text: momentOf(was, true) }] }],
  notes: [WHY, 'The attached file removes the shoot from your calendar.'],
});

interface Moved {
  readonly sheet: CallSheet;
  readonly was: Schedule;
  /** The members of the crew at this address. */
  readonly readers: readonly SheetPerson[];
  readonly button: Address | undefined;
}

/** The text for a shoot that was moved or lost its date. */
export function movedContent({ sheet, was, readers, button }: Moved): Content {
  const { title, schedule } = sheet;
  const about = { heading: title, ...(button && { button }) };
  const before = momentOf(was, schedule?.zone !== was.zone);
  if (!schedule) {
    const told = `this shoot will not take place on ${before}. Its new date is not set yet.`;
    return {
      ...about,
      subject: `Postponed: ${title}`,
      paragraphs: greetings(readers, told),
      notes: [WHY, 'The attached file removes the shoot from your calendar.'],
    };
  }
  return {
    ...about,
    subject: `Moved: ${title} (${dayOf(schedule)})`,
    paragraphs: greetings(
      readers,
      `this shoot was moved. It was previously planned for ${before}.`,
    ),
    sections: [...when(sheet), ...where(sheet)],
    notes: [WHY, 'The attached file moves the shoot in your calendar.'],
  };
}

const greetings = (readers: readonly SheetPerson[], told: string) =>
  readers.map(({ name }) => `Hi ${name}, ${told}`);

const dayOf = ({ weekday, date }: Schedule) => `${weekday}, ${date}`;

function momentOf(was: Schedule, withZone: boolean): string {
  const hours = was.time === undefined ? '' : `, ${was.time}`;
  return `${dayOf(was)}${hours}${withZone ? `, ${was.zone}` : ''}`;
}
