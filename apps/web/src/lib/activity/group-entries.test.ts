import type { ActivityEntry } from '@lensemble/contract/activity';
import { expect, test } from 'vitest';
import { groupEntries } from './group-entries.ts';

let ids = 0;
const entry = (createdAt: string, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: ++ids,
  kind: 'shot',
  subjectId: String(ids),
  shootId: 'a',
  shootTitle: 'Selkie',
  isShootInTrash: false,
  trashId: null,
  askedAgain: 0,
  action: 'changed',
  title: null,
  author: 'Mira',
  userId: null,
  isByLink: false,
  fields: [],
  lists: [],
  createdAt,
  ...change,
});

const sizes = (entries: ActivityEntry[]) =>
  groupEntries(entries, (moment) => moment.slice(0, 10)).map(({ day, groups }) => [
    day,
    groups.map((group) => group.length),
  ]);

test('what one person changed in a list in one sitting is one group', () => {
  expect(
    sizes([
      entry('2026-11-22T10:20:00Z'),
      entry('2026-11-22T10:10:00Z'),
      entry('2026-11-22T10:00:00Z'),
    ]),
  ).toEqual([['2026-11-22', [3]]]);
});

test('another person, another shoot, another kind and a pause begin a new group', () => {
  expect(
    sizes([
      entry('2026-11-22T10:20:00Z'),
      entry('2026-11-22T10:19:00Z', { author: 'Tomás' }),
      entry('2026-11-22T10:18:00Z', { author: 'Tomás', shootId: 'b' }),
      entry('2026-11-22T10:17:00Z', { author: 'Tomás', shootId: 'b', kind: 'packing' }),
      entry('2026-11-22T09:17:00Z', { author: 'Tomás', shootId: 'b', kind: 'packing' }),
      entry('2026-11-21T09:17:00Z', { author: 'Tomás', shootId: 'b', kind: 'packing' }),
    ]),
  ).toEqual([
    ['2026-11-22', [1, 1, 1, 1, 1]],
    ['2026-11-21', [1]],
  ]);
});

test('changes of a shoot itself stay apart', () => {
  expect(
    sizes([
      entry('2026-11-22T10:20:00Z', { kind: 'shoot' }),
      entry('2026-11-22T10:19:00Z', { kind: 'shoot' }),
    ]),
  ).toEqual([['2026-11-22', [1, 1]]]);
});
