import {
  EVERYONE,
  mentionsIn,
  mentionToken,
  readableComment,
} from '@lensemble/contract/comment-text';

/** Someone who can be mentioned, as `@label`. */
export interface Mentionable {
  readonly who: string;
  readonly label: string;
  readonly avatarUrl: string | null;
}

interface Named {
  readonly userId: string;
  readonly name: string;
  readonly avatarUrl: string | null;
}

/**
 * The members and everyone, each with a label of their own.
 * @param text what is edited: it can mention former members
 */
export function mentionables(
  members: readonly Named[],
  words: { readonly everyone: string; readonly former: string },
  text = '',
): Mentionable[] {
  const known = new Set(members.map(({ userId }) => userId));
  const gone = mentionsIn(text).userIds.filter((who) => !known.has(who));
  const all = [
    ...members.map(({ userId: who, name, avatarUrl }) => ({ who, label: name, avatarUrl })),
    { who: EVERYONE, label: words.everyone, avatarUrl: null },
    ...gone.map((who) => ({ who, label: words.former, avatarUrl: null })),
  ];
  const counts = new Map<string, number>();
  return all.map((each) => {
    const count = (counts.get(each.label) ?? 0) + 1;
    counts.set(each.label, count);
    return count === 1 ? each : { ...each, label: `${each.label} (${count})` };
  });
}

/** The text of a comment as it is typed: `@Mira Lindqvist` in place of `@{id}`. */
export const toTyped = (text: string, all: readonly Mentionable[]): string =>
  readableComment(text, (who) => all.find((each) => each.who === who)?.label ?? who);

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Found first, so that nothing in it is taken for a mention. */
const EMAIL = '[\\w.%+-]+@[\\w-]+(?:\\.[\\w-]+)+';

/** What was typed as the server keeps it. */
export function toStored(typed: string, all: readonly Mentionable[]): string {
  const longestFirst = all.toSorted((a, b) => b.label.length - a.label.length);
  const labels = longestFirst.map(({ label }) => literal(label)).join('|');
  return typed.replace(
    new RegExp(`${EMAIL}|@(${labels})(?![\\p{L}\\p{N}])`, 'gu'),
    (found, label: string | undefined) => {
      const meant = all.find((each) => each.label === label);
      return meant ? mentionToken(meant.who) : found;
    },
  );
}

/** Not in an email address. Languages without spaces have a name right after a word. */
const ASKED = /(?<![\w.%+-])@([^@\n]{0,40})$/u;

/** What is typed after the last `@` before the caret. @param start of the `@` */
export function mentionAt(
  typed: string,
  caret: number,
): { readonly start: number; readonly query: string } | undefined {
  const [, query] = ASKED.exec(typed.slice(0, caret)) ?? [];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}

const OFFERED = 6;

/** Those with a word that starts like the query, except the author. */
export function offered(
  all: readonly Mentionable[],
  query: string,
  author: string | undefined,
): Mentionable[] {
  const wanted = query.toLocaleLowerCase();
  const fits = ({ label }: Mentionable) => {
    const name = label.toLocaleLowerCase();
    return name.startsWith(wanted) || name.split(/\s+/).some((word) => word.startsWith(wanted));
  };
  return all.filter((each) => each.who !== author && fits(each)).slice(0, OFFERED);
}
