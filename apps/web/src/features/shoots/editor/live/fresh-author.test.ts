import type { ActivityEntry } from '@lensemble/contract/activity';
import { expect, test } from 'vitest';
import { changeOf } from './fresh-author.ts';

const entry = (id: number, more: Partial<ActivityEntry>): ActivityEntry => ({
  ...{ id, kind: 'shoot', subjectId: 'a', shootId: 'a', shootTitle: 'A', isShootInTrash: false },
  ...{ trashId: null, askedAgain: 0, action: 'changed', title: 'A', author: 'Mira', userId: 'm' },
  ...{ isByLink: false, fields: [], lists: [], createdAt: '2026-11-22T15:00:00.000Z' },
  ...more,
});
const list = { change: 'added' as const, name: 'Raven', fields: [] };

const entries = [
  entry(5, { kind: 'comment', lists: [{ ...list, list: 'props' }] }),
  entry(4, { fields: [{ field: 'time', from: null, to: '09:00' }] }),
  entry(3, { lists: [{ ...list, list: 'props' }] }),
  entry(2, { fields: [{ field: 'reminderTime', from: null, to: '08:00' }] }),
  entry(1, { fields: [{ field: 'time', from: null, to: '08:00' }] }),
];

test.each([
  ['time', 4],
  ['propIds', 3],
  ['reminder', 2],
  ['title', undefined],
] as const)('%s was changed last by entry %s', (field, id) => {
  expect(changeOf(entries, field)?.id).toBe(id);
});
