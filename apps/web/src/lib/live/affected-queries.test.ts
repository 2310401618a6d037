import { listActivity } from '@lensemble/contract/activity';
import { listConsents } from '@lensemble/contract/consents';
import { getCredits } from '@lensemble/contract/credits';
import { getOwnEntry } from '@lensemble/contract/crew-accounts';
import { getDatePoll } from '@lensemble/contract/date-polls';
import { changeKinds } from '@lensemble/contract/live';
import { getDay } from '@lensemble/contract/operations';
import { listTrash } from '@lensemble/contract/trash';
import { expect, test } from 'vitest';
import { affectedBy, affectedByAny } from './affected-queries.ts';

test.each(changeKinds)('a change of %s may be in the activity, and in the trash', (kind) => {
  const keys = affectedBy({ kind, id: 'a' });
  expect(keys).toEqual(expect.arrayContaining([[listActivity.path], [listTrash.path]]));
});

test('who the user is follows the crew list', () => {
  expect(affectedBy({ kind: 'personnel', id: 'a' })).toContainEqual([getOwnEntry.path]);
  expect(affectedByAny).toEqual(
    expect.arrayContaining([[getOwnEntry.path], [listActivity.path], [listTrash.path]]),
  );
});

test.each(['equipment', 'props', 'costumes', 'kits'] as const)(
  'packing lists follow the names of %s',
  (kind) => {
    expect(affectedBy({ kind, id: 'a' })).toContainEqual([getDay.path]);
  },
);

test.each([getCredits.path, listConsents.path, getDatePoll.path])(
  '%s follows the names of the crew, and who is on a shoot',
  (path) => {
    expect(affectedBy({ kind: 'personnel', id: 'a' })).toContainEqual([path]);
    expect(affectedBy({ kind: 'shoot', id: 'b' })).toContainEqual([path, 'b']);
  },
);
