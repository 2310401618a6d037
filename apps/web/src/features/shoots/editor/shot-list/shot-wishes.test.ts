import { operation } from '@lensemble/contract/operations';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import { randomId } from '@/lib/calls/random-key.ts';
import { newOperation } from '@/lib/day/new-operation.ts';
import {
  addition,
  copy,
  deletion,
  fromReferences,
  moveTo,
  restoration,
  unusedReferences,
} from './shot-wishes.ts';

const idAt = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const shot: Shot = {
  ...newShot.parse({ title: 'Arch', pin: '16:40' }),
  ...{ id: idAt(1), state: 'done', actualEnd: '2026-11-22T16:00:00.000Z' },
};
const reference = (count: number, notes: string | null = null) => ({
  ...{ id: idAt(count), url: '/x.webp', type: 'image' as const, notes },
  ...{ placeholder: null, width: null, height: null },
});

test('the server takes every change of the list', () => {
  const wishes = [
    addition(randomId(), { kind: 'food' }),
    copy(randomId(), shot),
    deletion(shot.id),
    restoration(shot.id),
    moveTo([idAt(1), idAt(2)], idAt(1), 1)!,
    ...fromReferences([reference(5, 'Low angle')], randomId),
  ];
  for (const wish of wishes)
    expect(operation.safeParse(newOperation(wish, Date.now())).error).toBeUndefined();
});

test('a copy comes behind its original, without its pin', () => {
  expect(copy(idAt(2), shot)).toMatchObject({
    fields: { title: 'Arch', pin: null, after: idAt(1) },
  });
});

test('a move names the entry that comes before', () => {
  const ids = [1, 2, 3].map(idAt);
  const after = (target: number, place: number) => moveTo(ids, idAt(target), place)?.fields;
  expect(after(1, 2)).toEqual({ after: idAt(3) });
  expect(after(3, 0)).toEqual({ after: null });
  expect(after(3, 1)).toEqual({ after: idAt(1) });
  expect(after(2, 1)).toBeUndefined();
  expect(after(1, -1)).toBeUndefined();
  expect(after(3, 3)).toBeUndefined();
});

test('references become shots once, with their notes', () => {
  const references = [reference(5, 'Low angle'), reference(6)];
  const unused = unusedReferences(references, [{ ...shot, referenceId: idAt(6) }]);
  expect(fromReferences(unused, () => idAt(9))).toMatchObject([
    { target: idAt(9), fields: { referenceId: idAt(5), notes: 'Low angle', minutes: 15 } },
  ]);
});
