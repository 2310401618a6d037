import { formatTime } from '@lensemble/contract/clock';
import type { OpenCode, OpenEntry } from '@lensemble/contract/readiness-entries';
import { wallClock } from '@lensemble/contract/zoned-time';
import { readinessWords } from '@lensemble/messages/web/readiness';
import {
  CalendarClock,
  CalendarX,
  Camera,
  CircleHelp,
  CloudRain,
  type LucideIcon,
  Mail,
  MapPinOff,
  Package,
  PenLine,
  Scissors,
  Send,
  UserRoundX,
  UsersRound,
} from 'lucide-react';

/** What the words of an entry need beside it. Ids are those that readiness was given. */
export interface EntryNames {
  readonly person: (id: string) => string;
  readonly costume: (id: string) => string;
  readonly equipment: (id: string) => string;
  /** Of a conflict. */
  readonly item: (id: string) => string;
}

type EntryOf<Code extends OpenCode> = Extract<OpenEntry, { readonly code: Code }>;

interface Context {
  readonly names: EntryNames;
  readonly timeZone: string;
}

type Titles = { readonly [Code in OpenCode]: (entry: EntryOf<Code>, context: Context) => string };

const busyTitle: Titles['busy'] = ({ conflict: { kind, itemId } }, { names }) => {
  const name = names.item(itemId);
  if (kind === 'equipment') return readinessWords('tooFew', { name });
  return kind === 'personnel'
    ? readinessWords('busyPerson', { name })
    : readinessWords('busyItem', { name });
};

const titles: Titles = {
  'no-date': () => readinessWords('noDate'),
  'no-place': () => readinessWords('noPlace'),
  'no-crew': () => readinessWords('noCrew'),
  'no-time': () => readinessWords('noTime'),
  declined: ({ participantId }, { names }) =>
    readinessWords('saidNo', { name: names.person(participantId) }),
  busy: busyTitle,
  away: ({ conflict }, { names }) => readinessWords('away', { name: names.item(conflict.itemId) }),
  rain: ({ from }, { timeZone }) =>
    readinessWords('rain', { time: formatTime(wallClock(new Date(from), timeZone).time) }),
  todos: ({ costumeId, todos }, { names }) =>
    readinessWords('todos', { name: names.costume(costumeId), count: todos }),
  short: ({ equipmentId, needed, owned }, { names }) =>
    readinessWords('short', { name: names.equipment(equipmentId), count: needed - owned }),
  unsure: ({ participantIds: [only = '', ...others] }, { names }) =>
    others.length === 0
      ? readinessWords('unsureOne', { name: names.person(only) })
      : readinessWords('unsure', { count: others.length + 1 }),
  unanswered: ({ participantIds: [only = '', ...others] }, { names }) =>
    others.length === 0
      ? readinessWords('notAnsweredOne', { name: names.person(only) })
      : readinessWords('notAnswered', { count: others.length + 1 }),
  unasked: ({ participantIds: [only = '', ...others] }, { names }) =>
    others.length === 0
      ? readinessWords('notAskedOne', { name: names.person(only) })
      : readinessWords('notAsked', { count: others.length + 1 }),
  unpacked: ({ entries }) => readinessWords('unpacked', { count: entries }),
  'no-consent': ({ participantIds }) =>
    readinessWords('noConsent', { count: participantIds.length }),
};

const icons: Readonly<Record<OpenCode, LucideIcon>> = {
  'no-date': CalendarX,
  'no-place': MapPinOff,
  'no-crew': UsersRound,
  'no-time': CalendarX,
  declined: UserRoundX,
  busy: CalendarClock,
  away: UserRoundX,
  rain: CloudRain,
  todos: Scissors,
  short: Camera,
  unsure: CircleHelp,
  unanswered: Mail,
  unasked: Send,
  unpacked: Package,
  'no-consent': PenLine,
};

export const entryIcon = ({ code }: OpenEntry): LucideIcon => icons[code];

/** `Aleksandra said no`. `timeZone` is that of the shoot. */
export function entryTitle(entry: OpenEntry, names: EntryNames, timeZone: string): string {
  const title = titles[entry.code] as (entry: OpenEntry, context: Context) => string;
  return title(entry, { names, timeZone });
}
