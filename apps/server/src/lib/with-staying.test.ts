import { expect, test } from 'vitest';
import { withStaying } from './with-staying.ts';

const isCapital = (letter: string) => letter === letter.toUpperCase();

test.each([
  ['', 'aBc', 'B'],
  ['ca', 'aBc', 'cBa'],
  ['xyz', 'AbC', 'AxCyz'],
  ['x', 'abcD', 'xD'],
  ['xy', '', 'xy'],
  ['xyzw', 'aBcD', 'xByDzw'],
])('of %j, the capitals of %j stay where they are: %j', (list, old, expected) => {
  expect(withStaying([...list], [...old], isCapital).join('')).toBe(expected);
});
