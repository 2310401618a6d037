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
export function sentenceOf({ queued, full, unwanted, withoutAddress }: Queued): string {
  const done =
    queued === 1
      ? 'A reminder is on its way to 1 person.'
      : `Reminders are on their way to ${queued} people.`;
  return [
    done,
    ...tooMany(full),
    ...about(unwanted, 'does not want emails', 'do not want emails'),
    ...about(withoutAddress, 'has no email address', 'have no email address'),
  ].join(' ');
}

function tooMany(count: number): string[] {
  const who = count === 1 ? '1 person has' : `${count} people have`;
  return count === 0 ? [] : [`${who} had too many reminders today.`];
}

function about(names: readonly string[], one: string, many: string): string[] {
  if (names.length === 0) return [];
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  return [`${list.format(named(names))} ${names.length === 1 ? one : many}.`];
}

function named(names: readonly string[]): readonly string[] {
  if (names.length <= NAMES_MAX) return names;
  const shown = names.slice(0, NAMES_MAX - 1);
  return [...shown, `${names.length - shown.length} others`];
}
