import { expect, test } from 'vitest';
import { acceptedLanguage, languages } from './languages.ts';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB', 'en'],
  ['nl, fr;q=0.7, ja;q=0.9', 'ja'],
  ['DE', 'de'],
  ['de;q=0, fr', 'fr'],
])('%s prefers %s', (header, language) => {
  expect(acceptedLanguage(header, languages)).toBe(language);
});

test.each([undefined, '', '*', 'nl', 'des', 'de;q=2', 'en-XA', ','.repeat(10_000)])(
  '%s accepts none of the languages',
  (header) => {
    expect(acceptedLanguage(header, languages)).toBeUndefined();
  },
);

test('only the languages that a server offers count', () => {
  expect(acceptedLanguage('de,en;q=0.5', ['en', 'fr'])).toBe('en');
});

test('the pseudo-language is preferred by its full name only', () => {
  expect(acceptedLanguage('en-XA', ['en', 'en-XA'])).toBe('en-XA');
  expect(acceptedLanguage('en', ['en-XA', 'en'])).toBe('en');
});
