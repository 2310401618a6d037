import type { Recipients } from './recipients.ts';

const NAMES_MAX = 5;

/** `Reminders sent to 4 people. Ada and Bo have no email address.` `sent` counts the mails. */
export function sentenceOf({ addresses, withoutAddress }: Recipients, sent: number): string {
  const done = sent === 1 ? 'Reminder sent to 1 person.' : `Reminders sent to ${sent} people.`;
  return [done, ...full(addresses.length - sent), ...missing(withoutAddress)].join(' ');
}

const have = (count: number) => (count === 1 ? 'has' : 'have');

function full(count: number): string[] {
  const who = count === 1 ? '1 person' : `${count} people`;
  return count === 0 ? [] : [`${who} ${have(count)} had too many reminders today.`];
}

function missing(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return [`${list.format(named(names))} ${have(names.length)} no email address.`];
}

function named(names: readonly string[]): readonly string[] {
  if (names.length <= NAMES_MAX) return names;
  const shown = names.slice(0, NAMES_MAX - 1);
  return [...shown, `${names.length - shown.length} others`];
}
