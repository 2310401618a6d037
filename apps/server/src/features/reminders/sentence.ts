import { type Language, localeOf } from '@lensemble/messages/languages';
import { shootMails } from '@lensemble/messages/shoot-mails';

const NAMES_MAX = 5;

interface Queued {
  readonly queued: number;
  /** How many had too many reminders. */
  readonly full: number;
  /** The names of people who want no mail of the team. */
  readonly unwanted: readonly string[];
  readonly withoutAddress: readonly string[];
}

/** `Reminders are on their way to 4 people. Ada and Bo have no email address.` Mails are queued when this is said. */
export function sentenceOf(
  { queued, full, unwanted, withoutAddress }: Queued,
  language: Language,
): string {
  const say = shootMails(language);
  const about = (names: readonly string[], key: 'wantsNoEmails' | 'hasNoAddress') =>
    names.length === 0 ? [] : [say(key, { count: names.length, names: listOf(names, language) })];
  return [
    say('queued', { count: queued }),
    ...(full === 0 ? [] : [say('tooManyToday', { count: full })]),
    ...about(unwanted, 'wantsNoEmails'),
    ...about(withoutAddress, 'hasNoAddress'),
  ].join(language === 'ja' ? '' : ' ');
}

function listOf(names: readonly string[], language: Language): string {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  if (names.length <= NAMES_MAX) return list.format(names);
  const shown = names.slice(0, NAMES_MAX - 1);
  const others = shootMails(language)('others', { count: names.length - shown.length });
  return list.format([...shown, others]);
}
