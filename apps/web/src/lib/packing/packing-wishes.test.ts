import {
  type OperationQueue,
  queueFor,
  shownPacking,
  withOperations,
} from '@lensemble/contract/operation-queue';
import { operation } from '@lensemble/contract/operations';
import type { Packing } from '@lensemble/contract/packing';
import { checkedCount, packingEntries } from '@lensemble/contract/packing-list';
import { bareLine, noPacking } from '@lensemble/contract/packing-records';
import { expect, test } from 'vitest';
import { newOperation, type Wish } from '../day/new-operation.ts';
import * as wishes from './packing-wishes.ts';

const idAt = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const AT = '2026-11-22T16:00:00.000Z';
const LATER = '2026-11-22T17:00:00.000Z';
const [KIT, GUN, YUKI, LINE] = [1, 2, 3, 4].map(idAt) as [string, string, string, string];
const part = (name: string, of: object) => ({ part: of, name, ...bareLine });
const packing: Packing = {
  ...noPacking,
  kitIds: [KIT],
  things: [
    {
      ...{ kind: 'kit', id: KIT, name: 'Repair', ...bareLine },
      parts: [part('Gun', { equipmentId: GUN }), part('Tape', { line: 'Tape' })] as never,
    },
  ],
};
const begin = queueFor({ revision: 1, shots: [], packing });
const after = (queue: OperationQueue, ...made: readonly Wish[]) =>
  withOperations(
    queue,
    made.map((wish) => newOperation(wish, Date.parse(AT))),
  );
const kitIn = (queue: OperationQueue) => packingEntries(shownPacking(queue))[0]!;

test('the server takes every change of the list', () => {
  const [kit] = packingEntries(packing);
  const made = [
    wishes.addition(LINE, 'Veil', YUKI),
    wishes.textChange(LINE, 'Two veils', 'Veil'),
    ...[wishes.deletion(LINE), wishes.restoration(LINE), wishes.kitAddition(KIT)],
    ...[wishes.kitRemoval(KIT), wishes.bringing(kit!, null)],
    ...[wishes.checking(kit!, 'pack', AT), wishes.checkingPart(kit!, kit!.parts[1]!, 'back', AT)],
    ...wishes.kitRestoration(KIT, packing),
    ...[wishes.addition(LINE, 'Coat', null, true), wishes.bringing(kit!, null)],
    ...[
      wishes.noting(kit!, { line: 'Tape' }, 'Two left', null),
      wishes.noting(kit!, null, '', 'x'),
    ],
    wishes.counting(kit!, { ...kit!.parts[0]!, quantity: 3 }, 'back', 2, AT),
  ];
  for (const wish of made)
    expect(operation.safeParse(newOperation(wish, Date.now())).error).toBeUndefined();
});

test('a kit is checked off with the parts that are not yet, and taken back as a whole', () => {
  const one = after(begin, wishes.checkingPart(kitIn(begin), kitIn(begin).parts[0]!, 'pack', AT));
  expect(checkedCount(kitIn(one).parts, 'pack')).toBe(1);
  const all = after(one, wishes.checking(kitIn(one), 'pack', LATER));
  expect(kitIn(all).parts.map(({ packedAt }) => packedAt)).toEqual([AT, LATER]);
  expect(kitIn(all).packedAt).toBe(LATER);
  const none = after(all, wishes.checking(kitIn(all), 'pack', LATER));
  expect(checkedCount(kitIn(none).parts, 'pack')).toBe(0);
  expect(kitIn(after(none, wishes.checking(kitIn(none), 'back', AT))).backAt).toBe(AT);
});

test('units are checked off as none, some or all', () => {
  const of = { ...kitIn(begin).parts[0]!, quantity: 3, packedCount: 1 };
  const fieldsAt = (count: number) => wishes.counting(kitIn(begin), of, 'pack', count, AT).fields;
  expect(fieldsAt(0)).toMatchObject({ packedAt: null, packedCount: null });
  expect(fieldsAt(2)).toMatchObject({ packedAt: null, packedCount: 2 });
  expect(fieldsAt(3)).toMatchObject({ packedAt: AT, packedCount: null });
  expect(wishes.counting(kitIn(begin), of, 'pack', 2, AT).base).toEqual({ count: 1 });
});

test('texts are written as the server stores them, so that an own second change is not refused', () => {
  const typed = [' 裾\u3000未乾燥 ', 'One\u00A0leg  is loose', '\u200B'];
  const [kit] = packingEntries(packing);
  for (const text of typed) {
    const wish = wishes.noting(kit!, null, text, null);
    const stored = operation.parse(newOperation(wish, Date.now()));
    expect(stored.fields).toEqual(wish.fields);
    expect(operation.parse({ ...stored, fields: { ...stored.fields, note: text } }).fields).toEqual(
      wish.fields,
    );
  }
  for (const wish of [
    wishes.textChange(LINE, typed[0]!, 'Veil'),
    wishes.addition(LINE, typed[1]!, null),
  ])
    expect(operation.parse(newOperation(wish, Date.now())).fields).toEqual(wish.fields);
});

test('a removed kit comes back with what was recorded about it', () => {
  const parts = kitIn(begin).parts;
  const full = after(
    begin,
    wishes.bringing(kitIn(begin), YUKI),
    wishes.checkingPart(kitIn(begin), parts[0]!, 'pack', AT),
    wishes.checkingPart(kitIn(begin), parts[1]!, 'pack', LATER),
    wishes.checkingPart(kitIn(begin), parts[1]!, 'back', LATER),
    wishes.noting(kitIn(begin), parts[0]!.part, 'Two sticks left', null, true),
    wishes.counting(kitIn(begin), { ...parts[0]!, quantity: 3 }, 'back', 2, AT),
  );
  const before = shownPacking(full);
  const removed = after(full, wishes.kitRemoval(KIT));
  expect(shownPacking(removed)).toMatchObject({ kitIds: [], records: [], things: [] });
  const back = after(removed, ...wishes.kitRestoration(KIT, before));
  expect(new Set(shownPacking(back).records)).toEqual(new Set(before.records));
  expect(kitIn(back)).toMatchObject({ bringerId: YUKI, packedAt: LATER, backAt: null });
});
