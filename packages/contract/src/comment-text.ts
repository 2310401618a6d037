/** What a mention of all members has in place of an id. */
export const EVERYONE = 'everyone';

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
/** A mention, or the start of a link. Invisible characters end a link: some reverse the reading direction. */
const TOKEN = new RegExp(
  `@\\{(?<who>${EVERYONE}|${UUID})\\}|(?<link>https?://[^\\s<>"'\`\\\\{}|^\\p{C}]+)`,
  'giu',
);
/** What ends a sentence, and not a link. */
const CLOSING = /[.,:;!?)\]*_~…。、」』）]$/u;

/** `who` is the id of a user, or `EVERYONE`. `href` is an absolute http or https address. */
export type CommentPart =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly who: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export const mentionToken = (who: string): string => `@{${who}}`;

/**
 * The text of a comment in parts. Their texts together are the text. Mentions are `@{id of the user}` and `@{everyone}`, so
 * that they follow a person to another name.
 */
export function commentParts(text: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(TOKEN)) {
    const who = groups?.who?.toLowerCase();
    const part = who === undefined ? linkIn(found) : mentionOf(found, who);
    if (!part) continue;
    if (index > end) parts.push({ kind: 'plain', text: text.slice(end, index) });
    parts.push(part);
    end = index + part.text.length;
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) });
  return parts;
}

const mentionOf = (text: string, who: string): CommentPart => ({ kind: 'mention', text, who });

/** Without what follows the address in a sentence. An address with a user name can pretend to be another site. */
function linkIn(found: string): CommentPart | undefined {
  let text = found;
  while (CLOSING.test(text) && !(text.endsWith(')') && isBalanced(text))) text = text.slice(0, -1);
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isPlain = username === '' && password === '';
  return isWeb && isPlain && hostname !== '' ? { kind: 'link', text, href } : undefined;
}

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

/** Who a text mentions, each once. `isEveryone`: all members of the team. */
export function mentionsIn(text: string): {
  readonly userIds: readonly string[];
  readonly isEveryone: boolean;
} {
  const said = commentParts(text).flatMap((part) => (part.kind === 'mention' ? [part.who] : []));
  const userIds = [...new Set(said)].filter((who) => who !== EVERYONE);
  return { userIds, isEveryone: said.includes(EVERYONE) };
}

/** The text as people read it. @param nameOf the name of a mentioned person, or of everyone */
export const readableComment = (text: string, nameOf: (who: string) => string): string =>
  commentParts(text)
    .map((part) => (part.kind === 'mention' ? `@${nameOf(part.who)}` : part.text))
    .join('');
