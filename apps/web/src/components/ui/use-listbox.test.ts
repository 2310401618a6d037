import { describe, expect, test } from 'vitest';
import { isTyping, NOT_TYPING, typedSoFar } from './use-listbox.ts';

describe('typing ahead in a list', () => {
  const typed = typedSoFar(typedSoFar(NOT_TYPING, '1', 1_000), 'H', 1_200);

  test('letters that follow each other make a word', () => {
    expect(typed.text).toBe('1h');
    expect(isTyping(typed, 1_800)).toBe(true);
  });

  test('after a pause Space chooses again, and a letter starts a new search', () => {
    expect(isTyping(typed, 1_801)).toBe(false);
    expect(isTyping(NOT_TYPING, 0)).toBe(false);
    expect(typedSoFar(typed, 'x', 5_000).text).toBe('x');
  });
});
