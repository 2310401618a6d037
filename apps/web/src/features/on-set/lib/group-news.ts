import type { ActivityEntry } from '@lensemble/contract/activity';

/** What one person did to one thing, or to many of a kind at once. */
export interface GroupedNews {
  readonly entry: ActivityEntry;
  readonly count: number;
}

/** What one person changed of a kind within a minute, such as with *Move the rest*, is one line. @param entries the newest first */
export function groupNews(entries: readonly ActivityEntry[]): GroupedNews[] {
  const groups = Map.groupBy(entries, ({ author, kind, action, createdAt }) =>
    [author, kind, action, createdAt.slice(0, 16)].join(),
  );
  return [...groups.values()].flatMap((group) =>
    group.length > 2
      ? group.slice(0, 1).map((entry) => ({ entry, count: group.length }))
      : group.map((entry) => ({ entry, count: 1 })),
  );
}
