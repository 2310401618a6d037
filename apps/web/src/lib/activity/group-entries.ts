import type { ActivityEntry } from '@lensemble/contract/activity';

/** Entries that one person made one after the other, about the same kind of thing of the same shoot. */
export type EntryGroup = readonly [ActivityEntry, ...ActivityEntry[]];

interface ActivityDay {
  /** A calendar day of the reader's zone. */
  readonly day: string;
  readonly groups: readonly EntryGroup[];
}

const TOGETHER_MS = 30 * 60_000;

/** Kinds of which one request or one sitting changes many. */
const MANY: ReadonlySet<ActivityEntry['kind']> = new Set(['shot', 'packing', 'reference']);

const belongs = (entry: ActivityEntry, { author, kind, shootId, createdAt }: ActivityEntry) =>
  MANY.has(kind) &&
  entry.author === author &&
  entry.kind === kind &&
  entry.shootId === shootId &&
  Date.parse(createdAt) - Date.parse(entry.createdAt) < TOGETHER_MS;

/** @param entries the newest first @param dayOf the day of a moment (ISO 8601) */
export function groupEntries(
  entries: readonly ActivityEntry[],
  dayOf: (moment: string) => string,
): ActivityDay[] {
  const days: { day: string; groups: [ActivityEntry, ...ActivityEntry[]][] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.createdAt);
    const last = days.at(-1);
    const group = last?.day === day ? last.groups.at(-1) : undefined;
    const [first] = group ?? [];
    if (group && first && belongs(entry, first)) group.push(entry);
    else if (last?.day === day) last.groups.push([entry]);
    else days.push({ day, groups: [[entry]] });
  }
  return days;
}
