import { expect, it } from 'vitest';
import { wrap } from './wrap.ts';

it('goes on at the other end', () => {
  expect(wrap(7, 7)).toBe(0);
  expect(wrap(-1, 7)).toBe(6);
  expect(wrap(3, 7)).toBe(3);
  expect(wrap(1, 1)).toBe(0);
  expect(wrap(-1, 0)).toBe(0);
});
