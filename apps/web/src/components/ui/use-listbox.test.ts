import { describe, expect, test } from 'vitest';
import { isTyping, NOT_TYPING, typedSoFar, typedTarget } from './use-listbox.ts';

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

  test('Backspace takes the last letter back, and values may be typed slowly', () => {
    expect(typedSoFar(typed, 'Backspace', 1_400).text).toBe('1');
    expect(typedSoFar(typed, '5', 3_000, 2_000).text).toBe('1h5');
  });
});

test.each([
  ['9', '09:00'],
  ['9:1', '09:15'],
  ['09:15', '09:15'],
  ['1', '10:00'],
  ['0', '09:00'],
])('typing %s chooses %s', (typed, label) => {
  const options = ['08:45', '09:00', '09:15', '10:00'].map((each) => ({ label: each }));
  expect(options[typedTarget(options, typed, 0)]?.label).toBe(label);
});
