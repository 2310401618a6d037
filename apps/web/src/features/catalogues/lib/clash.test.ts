import { expect, test } from 'vitest';
import { clashesOf } from './clash.ts';

const base = { name: 'Lantern', notes: null, todos: ['a'], latitude: 48, longitude: 11 };
const together = ['latitude', 'longitude'] as const;

test('what only one of two has changed clashes with nothing', () => {
  const theirs = { ...base, notes: 'Oil it' };
  expect(clashesOf({ change: { name: 'Oil lamp' }, base, theirs })).toEqual([]);
});

test('nor does what both have changed to the same', () => {
  const theirs = { ...base, todos: ['a', 'b'] };
  expect(clashesOf({ change: { todos: ['a', 'b'] }, base, theirs })).toEqual([]);
});

test('what both have changed to different things clashes, field by field', () => {
  const theirs = { ...base, name: 'Torch', todos: [], notes: 'Oil it' };
  const change = { name: 'Oil lamp', todos: ['b'], latitude: 49 };
  expect(clashesOf({ change, base, theirs })).toEqual([['name'], ['todos']]);
});

test('of fields that go together, one is enough for all', () => {
  const theirs = { ...base, latitude: 50 };
  const change = { name: 'Oil lamp', latitude: 49, longitude: 11 };
  expect(clashesOf({ change, base, theirs }, together)).toEqual([together]);
});
