import type { Expected } from './expected.ts';

type Person = readonly [name: string, address: string];

/** What Python reads in a mail. */
export interface Read {
  readonly from: readonly Person[];
  readonly to: readonly Person[];
  readonly replyTo: readonly Person[];
  readonly subject: string;
  readonly messageId: string;
  readonly unsubscribe: string | null;
  readonly unsubscribePost: string | null;
  readonly autoSubmitted: string;
  readonly types: readonly string[];
  readonly defects: readonly string[];
  readonly repeated: readonly string[];
  readonly textLines: readonly string[];
  readonly htmlWords: string;
  readonly event: {
    readonly method: string;
    readonly parameter: string;
    readonly charset: string;
    readonly uid: string;
    readonly sequence: number;
    readonly summary: string;
    readonly attendee: string;
    readonly organizer: string;
  } | null;
  readonly fileIsEvent: boolean;
  /** Of the events in a calendar file that is no invitation. */
  readonly titles: readonly string[];
  readonly isAscii: boolean;
  readonly bareBreaks: number;
  readonly headLine: number;
  readonly bodyLine: number;
}

/** The limit of RFC 5322 for the lines of a mail, in octets. */
const LINE_MAX = 998;
/** The limit of RFC 2045 for encoded lines. */
const BODY_MAX = 76;

const PLAIN = ['multipart/alternative', 'text/plain', 'text/html'];
const withEvent = (hasPdf: boolean) => [
  'multipart/mixed',
  ...PLAIN,
  'text/calendar',
  ...(hasPdf ? ['application/pdf'] : []),
  'application/ics',
];

const withFile = (type: string) => ['multipart/mixed', ...PLAIN, type];

function structureOf({ event, titles, hasPdf = false }: Expected): readonly string[] {
  if (event) return withEvent(hasPdf);
  if (hasPdf) return withFile('application/pdf');
  return titles ? withFile('text/calendar') : PLAIN;
}

/** Compares a mail with what it must say. @returns a message for each difference */
export function faultsOf(mail: Read, expected: Expected, from: Person, origin: string): string[] {
  const { to, subject, team, replyTo, event, titles = [], says } = expected;
  const { canEnd = team !== undefined } = expected;
  const [name, address] = from;
  const words = mail.textLines.join(' ');
  const url = /^<(.*)>$/.exec(mail.unsubscribe ?? '')?.[1] ?? '';
  const rules: Readonly<Record<string, boolean>> = {
    'the subject': mail.subject === subject,
    'the sender': same(mail.from, [[team ? `${team} via ${name}` : name, address]]),
    'the recipient': same(addresses(mail.to), [to]),
    'the reply address': same(addresses(mail.replyTo), replyTo ? [replyTo] : []),
    'the Message-ID': /^<[\w-]+@example\.org>$/.test(mail.messageId),
    'Auto-Submitted': mail.autoSubmitted === 'auto-generated',
    'the structure': same(mail.types, structureOf(expected)),
    'no defects': mail.defects.length === 0 && mail.repeated.length === 0,
    'letters and line breaks': mail.isAscii && mail.bareBreaks === 0,
    'the length of lines': mail.headLine <= LINE_MAX && mail.bodyLine <= BODY_MAX,
    'the text': says.every((each) => words.includes(each)),
    'the same text in both forms': mail.textLines.every(isIn(mail.htmlWords)),
    'the link to unsubscribe': canEnd ? url.startsWith(`${origin}/unsubscribe/`) : url === '',
    'the one click': mail.unsubscribePost === (canEnd ? 'List-Unsubscribe=One-Click' : null),
    'the link in the text': words.includes(url),
    'the calendar file': same(mail.titles.toSorted(), titles.toSorted()),
    'the event': event === undefined ? mail.event === null : isEvent(mail, event, to, address),
  };
  const wrong = Object.keys(rules).filter((rule) => !rules[rule]);
  return wrong.map((rule) => `Mail ${expected.number} to ${to} (${mail.subject}): ${rule}`);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const addresses = (people: readonly Person[]) => people.map(([, address]) => address);

/** Headings are in capitals, labels of links end in a colon, and `--` precedes the signature in the text form. */
const isIn = (html: string) => (line: string) =>
  line === '--' || html.toLowerCase().includes(line.replace(/:$/, '').toLowerCase());

function isEvent(
  { event, fileIsEvent }: Read,
  { method, title }: NonNullable<Expected['event']>,
  to: string,
  sender: string,
): boolean {
  if (!event || !fileIsEvent) return false;
  const isAddressed = event.attendee === `mailto:${to}` && event.organizer === `mailto:${sender}`;
  const isDeclared = event.parameter === event.method && event.charset === 'utf-8';
  return event.method === method && event.summary === title && isAddressed && isDeclared;
}

/** The events of one calendar entry: the same identity, and numbers that never fall and rise with each change. */
export function faultsOfEvents(mails: readonly Read[]): string[] {
  const events = mails.flatMap(({ event }) => event ?? []);
  const isOne = new Set(events.map(({ uid }) => uid)).size <= 1;
  const numbers = events.map(({ sequence }) => sequence);
  const rises = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  return isOne && rises ? [] : [`Identity or order of events: ${JSON.stringify(events)}`];
}
