import { expect, test } from 'vitest';
import { inChosenOrder } from './chosen-order.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }));
const order = (ids: string, chosen: string) =>
  inChosenOrder(list(ids), [...chosen])
    .map(({ id }) => id)
    .join('');

test('what was chosen stands in its order, behind what was there', () => {
  expect(order('xyCAB', 'ABC')).toBe('xyABC');
});

test('what others have added in between stays in its place', () => {
  expect(order('xBtA', 'AB')).toBe('xAtB');
});

test('what is gone again is left out', () => {
  expect(order('xBA', 'ACB')).toBe('xAB');
});
