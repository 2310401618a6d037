import { describe, expect, test } from 'vitest';
import { displayName, initials, nameFromEmail, namesInWords } from './names.ts';

describe('names', () => {
  test('an address makes a name', () => {
    expect(nameFromEmail('mira.lindqvist@example.org')).toBe('Mira Lindqvist');
    expect(nameFromEmail('tomas_reyes+work@example.org')).toBe('Tomas Reyes');
    expect(nameFromEmail('...@example.org')).toBe('...@example.org');
  });

  test('a profile goes before the address', () => {
    expect(displayName('a@example.org', { firstName: 'Yuki', lastName: 'Arai' })).toBe('Yuki Arai');
    expect(displayName('yuki@example.org', null)).toBe('Yuki');
    expect(displayName('yuki@example.org', { firstName: ' ', lastName: '' })).toBe('Yuki');
  });

  test('a name without letters has its first sign', () => {
    expect(initials('🧑‍🎤✨')).toBe('🧑‍🎤');
    expect(initials(' ')).toBe('?');
  });

  test('initials are those of the first and the last word', () => {
    expect(initials('Mira Lindqvist')).toBe('ML');
    expect(initials('Ana de la Cruz')).toBe('AC');
    expect(initials('Élodie')).toBe('É');
    expect(initials('新井 ゆき')).toBe('新ゆ');
  });
});

test.each([
  [['Ada'], 'Ada'],
  [['Ada', 'Bo'], 'Ada and Bo'],
  [['Ada', 'Bo', 'Cy', 'Di'], 'Ada, Bo, Cy, and Di'],
  [['Ada', 'Bo', 'Cy', 'Di', 'Ed'], 'Ada, Bo, Cy, and 2 others'],
])('%j in words', (names, words) => {
  expect(namesInWords(names)).toBe(words);
});
