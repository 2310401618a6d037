import { expect, test } from 'vitest';
import { changedFields } from './changed.ts';

const stored = { id: 'x', name: 'Lantern', description: null, todos: ['a', 'b'] };

test('only what differs is written, so that the changes of others stay', () => {
  const whole = { name: 'Oil lamp', description: null, todos: ['a', 'b'] };
  expect(changedFields(whole, stored)).toEqual({ name: 'Oil lamp' });
});

test('a list in another order is another list', () => {
  expect(changedFields({ todos: ['b', 'a'] }, stored)).toEqual({ todos: ['b', 'a'] });
  expect(changedFields({ name: 'Lantern' }, stored)).toEqual({});
});

test('fields that make one whole change together', () => {
  const place = { id: 'x', name: 'Old Mill', latitude: 48, longitude: 11 };
  const together = ['latitude', 'longitude'];
  const moved = { ...place, latitude: 49 };
  expect(changedFields(moved, place, together)).toEqual({ latitude: 49, longitude: 11 });
  expect(changedFields({ ...moved, latitude: 48, name: 'Mill' }, place, together)).toEqual({
    name: 'Mill',
  });
});

test('the order of keys is no change', () => {
  const stored = { equipment: [{ quantity: 2, equipmentId: 'lamp' }] };
  const same = { equipment: [{ equipmentId: 'lamp', quantity: 2 }] };
  expect(changedFields(same, stored)).toEqual({});
  const more = { equipment: [{ equipmentId: 'lamp', quantity: 3 }] };
  expect(changedFields(more, stored)).toEqual(more);
});
