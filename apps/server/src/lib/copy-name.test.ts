import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test.each([
  ['Ronin', 20, 'Ronin (copy)'],
  ['Ronin', 12, 'Ronin (copy)'],
  ['Ronin', 11, 'Roni (copy)'],
  ['Neon Ronin', 12, 'Neon (copy)'],
  ['Ronin (copy)', 40, 'Ronin (copy) (copy)'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 20, '👩‍👩‍👧‍👦 (copy)'],
  ['ab👘', 10, 'ab (copy)'],
  ['ab👘', 11, 'ab👘 (copy)'],
])('the copy of %j in %i is named %j', (name, max, expected) => {
  expect(copyName(name, max)).toBe(expected);
});
