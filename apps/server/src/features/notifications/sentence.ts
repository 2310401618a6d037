import { EVERYONE, mentionToken } from '@lensemble/contract/comment-text';
import { NAMED_MAX, type NotificationPart } from '@lensemble/contract/notifications';
import { type Language, localeOf } from '@lensemble/messages/languages';
import { notifications } from '@lensemble/messages/notifications';
import { clockWords } from '../../lib/clock-words.ts';
import type { NotificationRow, ToldPlan } from './queries.ts';

/** Around what is strong: characters without a meaning, which are taken out of names. */
const [START, END] = ['\uE000', '\uE001'];
const STRONG = /[\uE000\uE001]/g;

/** What a notification says. */
export interface Sentence {
  readonly text: readonly NotificationPart[];
  /** What was written, or the new place. */
  readonly detail: string | null;
}

type Said = Pick<NotificationRow, 'event' | 'details'>;

export function sentenceOf(said: Said, language: Language): Sentence {
  const [first = '', ...rest] = written(said, language).split(START);
  const strong = rest.flatMap((part) => {
    const [inner = '', outer = ''] = part.split(END);
    return [
      { text: inner, isStrong: true },
      { text: outer, isStrong: false },
    ];
  });
  const all = [{ text: first, isStrong: false }, ...strong];
  return { text: all.filter(({ text }) => text !== ''), detail: detailOf(said, language) };
}

/** The sentence without emphasis. */
export const plainSentence = (said: Said, language: Language): string =>
  written(said, language).replaceAll(STRONG, '');

const strong = (text: string) => START + text.replaceAll(STRONG, '') + END;

function written(said: Said, language: Language): string {
  const { event, details } = said;
  const say = notifications(language);
  const { people = [], count = 0, plan } = details;
  const who = whoWords(people, language);
  const title = strong(details.title ?? '');
  const values = { who, title, count: Math.max(1, people.length) };
  switch (event) {
    case 'mentioned':
    case 'replied':
    case 'undated':
    case 'lengthened':
    case 'canceled':
    case 'asked':
    case 'askedDates':
    case 'sentDays':
      return say(event, { who, title });
    case 'restored':
      return plan
        ? say('restoredFor', { who, title, when: momentWords(plan, language) })
        : say('restored', { who, title });
    case 'declined':
    case 'accepted':
    case 'unsure':
      return severalWords(event, said, values, language) ?? say(event, values);
    case 'voted':
    case 'signed':
    case 'withdrew':
    case 'commented':
      return say(event, values);
    case 'moved':
    case 'called':
      return say(event, { who, title, when: plan ? momentWords(plan, language) : '' });
    case 'placed':
      return plan?.place
        ? say('placed', { who, title, place: strong(plan.place) })
        : say('unplaced', { who, title });
    case 'unpacked':
    case 'open':
      return say(event, { title, count });
    case 'unsent':
      return say(event, { title });
    case 'pollEnds':
      return say(event, { title, when: plan ? momentWords(plan, language) : '' });
    case 'joined':
      return say(event, { who, team: strong(details.team ?? ''), count: values.count });
    case 'invited':
      return say(event, { who, team: strong(details.team ?? '') });
  }
}

const several = {
  declined: 'declinedSeveral',
  accepted: 'acceptedSeveral',
  unsure: 'unsureSeveral',
} as const;

/** The answers to several shoots of a convention; undefined for those to one shoot. */
function severalWords(
  event: keyof typeof several,
  { details: { shootIds = [], convention } }: Said,
  { who, count }: { readonly who: string; readonly count: number },
  language: Language,
): string | undefined {
  if (shootIds.length < 2 || !convention) return undefined;
  const [shoots, title] = [shootIds.length, strong(convention.name)];
  return notifications(language)(several[event], { who, count, shoots, title });
}

/** "Dana", "Dana and Inês", "Dana, Inês and 2 others" */
function whoWords(people: readonly string[], language: Language): string {
  const say = notifications(language);
  if (people.length === 0) return strong(say('someMember'));
  const named = people.slice(0, people.length > NAMED_MAX + 1 ? NAMED_MAX : NAMED_MAX + 1);
  const others = people.length - named.length;
  const names = named.map((name) => say('person', { name: strong(name) }));
  if (others > 0) names.push(strong(say('others', { count: others })));
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
}

/** `Sat, Nov 28, 9:00 AM` */
function momentWords({ date, time }: ToldPlan, language: Language): string {
  if (date === null) return '';
  const day = new Intl.DateTimeFormat(localeOf(language), {
    ...{ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' },
  }).format(new Date(`${date}T00:00Z`));
  const words =
    time === null
      ? day
      : notifications(language)('dayAndTime', {
          day,
          time: clockWords(time.slice(0, 5), language),
        });
  return strong(words);
}

/** What was written, with the word for everyone; the new place; or when and where a call sheet asks someone to come. */
export function detailOf(
  { event, details: { note, plan } }: Said,
  language: Language,
): string | null {
  if (note !== undefined)
    return note.replaceAll(mentionToken(EVERYONE), `@${notifications(language)('everyone')}`);
  if ((event === 'asked' || event === 'sentDays') && plan) {
    const parts = [momentWords(plan, language).replaceAll(STRONG, ''), plan.place ?? ''];
    return parts.filter(Boolean).join(' · ') || null;
  }
  return event === 'moved' || event === 'restored' ? (plan?.place ?? null) : null;
}
