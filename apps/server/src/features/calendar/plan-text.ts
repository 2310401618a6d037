import { calendars } from '@lensemble/messages/calendars';
import type { Language } from '@lensemble/messages/languages';
import { roleWords } from '../../lib/role-words.ts';
import type { CalendarShoot } from './calendar-shoot.ts';

/** Google accepts 8,192 characters. The link leads to the full plan. */
export const PLAN_TEXT_MAX = 6_000;

/** How an event is written. */
export interface Written<Url = string | undefined> {
  readonly url: Url;
  readonly language: Language;
  readonly textMax?: number | undefined;
}

/**
 * The essentials of a shoot as plain text, with the address of its page, if any, at the end. A longer text ends with an
 * ellipsis before the address.
 */
export function planText(
  shoot: CalendarShoot,
  { url, language, textMax = PLAN_TEXT_MAX }: Written,
): string {
  const say = calendars(language);
  const { description, location, participants, costumes } = shoot;
  // Calendars are shared with people outside of the team.
  const crew = participants.map(({ name, role, notNamed }) => {
    const words = roleWords(role, language);
    return notNamed ? words : `${name}, ${words}`;
  });
  const characters = costumes.map(({ characterName, seriesName }) =>
    seriesName === null ? characterName : `${characterName} (${seriesName})`,
  );
  const parts = [
    description ?? '',
    section(say('crew'), crew),
    section(say('costumes'), characters),
    section(say('aboutThePlace'), location?.notes ? [location.notes] : []),
  ];
  return paragraphs([cut(paragraphs(parts), textMax), url ?? '']);
}

const paragraphs = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : [title, ...lines.map((line) => `- ${line}`)].join('\n');

/** Never splits a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export function placeText({ location }: Pick<CalendarShoot, 'location'>): string | undefined {
  if (!location) return undefined;
  const { name, address } = location;
  if (!address || address === name) return name;
  return address.startsWith(`${name},`) ? address : `${name}, ${address}`;
}
