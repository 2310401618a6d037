import { calls } from '@lensemble/messages/calls';
import { conventionPages } from '@lensemble/messages/convention-pages';
import type { Language } from '@lensemble/messages/languages';
import type { WrittenDay } from '../convention-links/service.ts';
import type { Content } from '../mails/service.ts';
import { firstNameOf } from './content.ts';

interface DaysLetter {
  /** Of the convention. */
  readonly title: string;
  /** Of the crew member. */
  readonly name: string;
  readonly days: readonly WrittenDay[];
  readonly team: string;
  /** Undefined if the account is gone. */
  readonly sender: string | undefined;
  readonly line: string | null;
  /** The personal page of a shoot. */
  readonly urlOf: (shootId: string) => string;
  readonly language: Language;
}

/** The email with the days of a crew member. Each entry leads to the personal page of its shoot, the button to the first one. */
export function daysContent(
  letter: DaysLetter,
): Content & Required<Pick<Content, 'statement' | 'sections' | 'button'>> {
  const { title, days, team, sender, line, urlOf, language } = letter;
  const say = calls(language);
  const all = days.flatMap((day) => day.entries);
  const [first] = all;
  const count = new Set(all.map(({ shootId }) => shootId)).size;
  const name = firstNameOf(letter.name);
  const from = sender === undefined ? team : say('mailSender', { name: sender, team });
  const { time, place } = first ?? {};
  const call = time && (place ? say('firstCallAt', { time, place }) : say('firstCall', { time }));
  return {
    subject: say('mailDaysSubject', { title }),
    heading: title,
    paragraphs: [say('mailDays', { sender: from })],
    statement: {
      ...(line !== null && { quote: { text: line, by: sender ?? team } }),
      label: say('hello', { name }),
      value: { text: conventionPages(language)('shoots', { count }) },
      lines: [{ text: days[0]?.day ?? '', isStrong: true }, ...(call ? [{ text: call }] : [])],
    },
    sections: days.map(({ day, entries }) => ({
      heading: day,
      lines: entries.map(({ shootId, time: at, title: what, detail }) => ({
        text: at === undefined ? what : `${at} · ${what}`,
        detail,
        url: urlOf(shootId),
      })),
    })),
    button: {
      label: say('mailDaysButton'),
      url: urlOf(first?.shootId ?? ''),
      note: say('mailDaysNote'),
    },
    notes: [say('mailDaysWhy'), say('mailDaysFile')],
  };
}
