import type { ActivityEntry } from '@lensemble/contract/activity';
import { expect, test } from 'vitest';
import { groupNews } from './group-news.ts';

const entry = (id: number, change: Partial<ActivityEntry> = {}) =>
  ({
    id,
    author: 'Mira',
    kind: 'shot',
    action: 'changed',
    createdAt: '2026-11-28T16:02:31Z',
    ...change,
  }) as ActivityEntry;

const idsOf = (entries: readonly ActivityEntry[]) =>
  groupNews(entries).map(({ entry: { id }, count }) => [id, count]);

test('many changes of one person at once are one line', () => {
  expect(idsOf([entry(4), entry(3), entry(2), entry(1, { author: 'Tomás' })])).toEqual([
    [4, 3],
    [1, 1],
  ]);
});

test('two changes, and those of another minute or another kind, have lines of their own', () => {
  const others = [entry(2, { createdAt: '2026-11-28T16:01:59Z' }), entry(1, { kind: 'packing' })];
  expect(idsOf([entry(4), entry(3), ...others]).map(([, count]) => count)).toEqual([1, 1, 1, 1]);
});
