import { expect, test } from 'vitest';
import { numberedKey, readNumberedKey } from './numbered-key.ts';

test('a numbered key is read as it was made', () => {
  for (const [shared, number] of [
    ['f00d', 0],
    ['f00d', 499],
    ['a:b', 7],
  ] as const) {
    expect(readNumberedKey(numberedKey(shared, number))).toEqual({ shared, number });
  }
});

test.each(['f00d', 'f00d:', ':3', 'f00d:x', 'f00d:-1', 'f00d:1.5', 'f00d:1234567890'])(
  '%s says nothing of a place',
  (key) => {
    expect(readNumberedKey(key)).toBeUndefined();
  },
);
