import { listActivity } from '@lensemble/contract/activity';
import { getOwnEntry } from '@lensemble/contract/crew-accounts';
import { changeKinds } from '@lensemble/contract/live';
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
