import type { CommentedChange } from '@lensemble/contract/comments';
import { expect, test } from 'vitest';
import { changeLabel } from './change-label.ts';

const change = (more: Partial<CommentedChange>): CommentedChange => ({
  ...{ activityId: 1, kind: 'shoot', action: 'changed', title: 'Rooftop' },
  ...{ fields: [], lists: [] },
  ...more,
});
const callTime = (name: string) => ({
  ...{ list: 'participants' as const, name },
  fields: ['callTime' as const],
});

test.each([
  ['the fields', { fields: ['date', 'time'] }, 'Date · Time'],
  [
    'people together by what changed of them',
    { lists: [callTime('Dana'), callTime('Inês')] },
    'Call Time: Dana, Inês',
  ],
  [
    'the list, if an entry is new or changed in several ways',
    { lists: [{ list: 'equipment', name: 'Smoke machine', fields: ['quantity', 'name'] }] },
    'Equipment: Smoke machine',
  ],
  [
    'a list whose entries have no names',
    { lists: [{ list: 'links', name: null, fields: [] }] },
    /^[^:]+$/,
  ],
  ['which shot', { kind: 'shot', title: 'Wide', fields: ['pin'] }, 'Wide · Fixed Time'],
  ['a shoot of which nothing else is known', { action: 'created' }, 'Shoot'],
] satisfies readonly (readonly [string, Partial<CommentedChange>, string | RegExp])[])(
  'the label of a change names %s',
  (_, more, label) => {
    const matches = typeof label === 'string' ? label : expect.stringMatching(label);
    expect(changeLabel(change(more))).toEqual(matches);
  },
);
