import type { CallSheet, Schedule, SheetPerson } from '../call-sheets/service.ts';
import type { Content } from '../mails/service.ts';
import { type Address, when, where } from './content.ts';

const WHY =
  'You got this mail because you were sent a reminder of this shoot, which came with an invitation for your calendar.';

/** The text for a deleted shoot. `was` is its former schedule. */
export const calledOffContent = (title: string, was: Schedule): Content => ({
  subject: `Called off: ${title} (${dayOf(was)})`,
  heading: title,
  paragraphs: ['This shoot does not take place: it was deleted. You need not keep the time free.'],
  sections: [{ heading: 'It was planned for', lines: [{ text: momentOf(was, true) }] }],
  notes: [WHY, 'The file that comes along takes the shoot out of your calendar.'],
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
    const told = `this shoot does not take place on ${before}. Its new date is still open.`;
    return {
      ...about,
      subject: `Date open again: ${title}`,
      paragraphs: greetings(readers, told),
      notes: [WHY, 'The file that comes along takes the shoot out of your calendar.'],
    };
  }
  return {
    ...about,
    subject: `Moved: ${title} (${dayOf(schedule)})`,
    paragraphs: greetings(readers, `this shoot was moved. Before, it was planned for ${before}.`),
    sections: [...when(sheet), ...where(sheet)],
    notes: [WHY, 'The file that comes along moves the shoot in your calendar.'],
  };
}

const greetings = (readers: readonly SheetPerson[], told: string) =>
  readers.map(({ name }) => `Hi ${name}, ${told}`);

const dayOf = ({ weekday, date }: Schedule) => `${weekday}, ${date}`;

function momentOf(was: Schedule, withZone: boolean): string {
  const hours = was.time === undefined ? '' : `, ${was.time}`;
  return `${dayOf(was)}${hours}${withZone ? `, ${was.zone}` : ''}`;
}
