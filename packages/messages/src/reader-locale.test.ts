import { expect, test } from 'vitest';
import { localeOf, PSEUDO } from './languages.ts';
import { readerLocale } from './reader-locale.ts';

test.each([
  ['en', ['en-GB', 'en-US'], 'en-GB'],
  ['en', ['de-DE', 'en-AU'], 'en-AU'],
  ['en', ['de-DE', 'en'], 'en-US'],
  ['en', [], 'en-US'],
  ['de', ['en-GB', 'de-CH'], 'de-CH-u-hc-h23'],
  ['es', ['es-419'], 'es-ES'],
  [PSEUDO, ['en-GB'], 'en-US'],
] as const)('%s for a reader of %s is %s', (language, accepted, locale) => {
  expect(readerLocale(language, localeOf(language), accepted)).toBe(locale);
});
