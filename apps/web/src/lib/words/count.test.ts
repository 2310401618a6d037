import { expect, test } from 'vitest';
import { count } from './count.ts';

test('one is singular, everything else plural', () => {
  expect(count(1, 'participant')).toBe('1 participant');
  expect(count(0, 'participant')).toBe('0 participants');
  expect(count(1200, 'shoot')).toBe('1,200 shoots');
});
