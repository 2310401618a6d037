import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { Operation } from '@lensemble/contract/operations';
import { bareRecord, noPacking } from '@lensemble/contract/packing-records';
import { newShot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import {
  bringingBack,
  canBringBack,
  isPurged,
  ownTexts,
  refusedWith,
  writingOver,
} from './refused-wishes.ts';

const target = '00000000-0000-4000-8000-000000000001';
const refusedOf = (
  wish: Pick<Operation, 'kind' | 'fields'>,
  more: Partial<RefusedOperation> = {},
): RefusedOperation => ({
  operation: { ...wish, id: wish.kind, target, base: {}, at: '2026-11-22T15:00:00Z' } as Operation,
  ...{ reason: 'gone', fields: [], ...more },
});
const note = refusedOf({ kind: 'changeShot', fields: { notes: 'Magnet slipped' } });
const done = refusedOf({ kind: 'markShot', fields: { state: 'done', actualEnd: null } });

test('a deleted entry comes back with all changes to it that were refused', () => {
  const other = { ...note, operation: { ...note.operation, target: 'another' } };
  const wishes = bringingBack(refusedWith(note, [note, other, done]));
  expect(wishes).toEqual([
    { kind: 'restoreShot', target, fields: {}, base: {} },
    { kind: 'changeShot', target, fields: { notes: 'Magnet slipped' }, base: {} },
    { kind: 'markShot', target, fields: { state: 'done', actualEnd: null }, base: {} },
  ]);
});

test('lines and kits come back in their own way, and what is not linked any more does not', () => {
  const fields = { parts: [], packedAt: '2026-11-22T15:00:00Z', packedCount: null };
  const packed = (kind: 'line' | 'kit' | 'prop') =>
    refusedOf({ kind: 'packThing', fields: { kind, ...fields } });
  expect(bringingBack([packed('line')])[0]).toMatchObject({ kind: 'restorePackingLine' });
  expect(bringingBack([packed('kit')])[0]).toMatchObject({ kind: 'addKit' });
  expect(canBringBack(packed('prop'))).toBe(false);
  expect(bringingBack([packed('prop')])).toEqual([]);
});

test('what the server has forgotten, and a move behind a deleted entry, cannot be brought back', () => {
  const restore = refusedOf({ kind: 'restoreShot', fields: {} });
  expect([canBringBack(restore), isPurged(restore), isPurged(note)]).toEqual([false, true, false]);
  const move = refusedOf({ kind: 'moveShot', fields: { after: 'gone' } }, { fields: ['after'] });
  expect(canBringBack(move)).toBe(false);
});

test('the texts that were not saved are only those that were refused', () => {
  const both = refusedOf(
    { kind: 'changeShot', fields: { notes: 'Mine', minutes: 5 } },
    { reason: 'changed', fields: ['notes'] },
  );
  expect(ownTexts(both)).toEqual({ notes: 'Mine' });
});

test('a refused text is written over what is shown by now', () => {
  const changed = { reason: 'changed', fields: ['note'] } as const;
  const part = { line: 'Bow' };
  const noted = { kind: 'kit', part, note: 'Two strings', isOwn: false } as const;
  const marked = { ...bareRecord, kind: 'kit', id: target, part, note: 'One string' } as const;
  const packing = {
    ...noPacking,
    lines: [{ id: target, text: 'Veil', isForEverybody: false }],
    records: [{ ...marked, part: null, note: 'Of another part' }, marked],
  };
  const note = refusedOf({ kind: 'noteThing', fields: noted }, changed);
  expect(writingOver(note, { packing })).toMatchObject({
    ...{ kind: 'noteThing', target, fields: noted, base: { note: 'One string' } },
  });
  expect(writingOver(note, { packing: noPacking })).toMatchObject({ base: { note: null } });
  const line = refusedOf({ kind: 'changePackingLine', fields: { text: 'Wig' } }, changed);
  expect(writingOver(line, { packing })).toMatchObject({
    ...{ fields: { text: 'Wig' }, base: { text: 'Veil' } },
  });
  expect(writingOver(line, { packing: noPacking })).toBeUndefined();
  const shot = { ...newShot.parse({ title: 'Arch' }), notes: 'Theirs', id: target };
  const text = refusedOf(
    { kind: 'changeShot', fields: { notes: 'Mine', minutes: 5 } },
    { ...changed, fields: ['notes'] },
  );
  const shots = [{ ...shot, state: 'open' as const, actualEnd: null }];
  expect(writingOver(text, { shots })).toEqual({
    ...{ kind: 'changeShot', target, fields: { notes: 'Mine' }, base: { notes: 'Theirs' } },
  });
  expect(writingOver(text, { shots: [] })).toBeUndefined();
  expect(writingOver({ ...text, reason: 'gone' }, { shots })).toBeUndefined();
});
