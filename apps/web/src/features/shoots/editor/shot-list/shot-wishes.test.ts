import { operation } from '@lensemble/contract/operations';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import { randomId } from '@/lib/calls/random-key.ts';
import { newOperation } from '@/lib/day/new-operation.ts';
import {
  addition,
  changed,
  copy,
  deletion,
  draftAddition,
  draftOf,
  fromReferences,
  isPlain,
  moveTo,
  newDraft,
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

test('a draft between two entries keeps its place, and is plain until something is entered', () => {
  const draft = newDraft({ ...draftOf(idAt(3), 'shot'), minutes: 10 }, idAt(1));
  expect(isPlain(draft)).toBe(true);
  const named = changed(draft, { title: 'Ivy gate' });
  expect(isPlain(named)).toBe(false);
  expect(draftAddition(named)).toMatchObject({
    target: idAt(3),
    fields: { title: 'Ivy gate', minutes: 10, after: idAt(1) },
  });
  expect(draftAddition(newDraft(draftOf(idAt(3), 'shot'), null)).fields).toMatchObject({
    after: null,
  });
  expect(draftAddition(newDraft(draftOf(idAt(3), 'shot'))).fields).not.toHaveProperty('after');
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
