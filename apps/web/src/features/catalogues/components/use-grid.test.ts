import { expect, test } from 'vitest';
import { gridOf } from './use-grid.ts';

const size = { minWidth: 15.5, height: 30, phoneHeight: 16 };
const desk = { screen: 1440, rem: 16 };

test('as many cards stand side by side as have room', () => {
  expect(gridOf(size, { ...desk, width: 1120 }).columns).toBe(4);
  expect(gridOf(size, { ...desk, width: 4 * 248 + 3 * 16 }).columns).toBe(4);
  expect(gridOf(size, { ...desk, width: 4 * 248 + 3 * 16 - 1 }).columns).toBe(3);
  expect(gridOf(size, { ...desk, width: 100 }).columns).toBe(1);
});

test('larger letters make larger cards', () => {
  expect(gridOf(size, { screen: 1600, rem: 32, width: 1120 })).toEqual({
    columns: 2,
    gap: 32,
    rowHeight: 960,
  });
});

test('on a phone there is one beside no other', () => {
  expect(gridOf(size, { screen: 732, rem: 16, width: 700 })).toEqual({
    columns: 1,
    gap: 12,
    rowHeight: 256,
  });
});

test('where letters are so large that a desk has no more of them than a phone, it is one', () => {
  expect(gridOf(size, { screen: 1440, rem: 32, width: 1120 })).toEqual({
    columns: 1,
    gap: 24,
    rowHeight: 512,
  });
});

test('large letters on a phone make cards as high as on a desk: the words stand below the picture', () => {
  expect(gridOf(size, { screen: 390, rem: 32, width: 326 })).toEqual({
    columns: 1,
    gap: 24,
    rowHeight: 960,
  });
});
