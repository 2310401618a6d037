import { expect, test } from 'vitest';
import { newToken } from './session-letters.ts';

test('a session’s token is 32 letters and digits', () => {
  expect(newToken()).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(newToken()).not.toBe(newToken());
});
