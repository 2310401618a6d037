import { expect, test } from 'vitest';
import { translations } from './sentence-translations.ts';
import { en as sentences } from './sentences/en.ts';
import { isSentence, translate } from './sentences.ts';

test('a sentence is found by its English words', () => {
  expect(translate('Name is required', 'de')).toBe('Der Name fehlt');
  expect(translate('Name is required', 'en')).toBe('Name is required');
});

test('values are kept, and numbers are written as the language does', () => {
  const sentence = 'A team can have at most 5,000 shoots. Please delete some first.';
  expect(translate(sentence, 'de')).toBe(
    'Ein Team kann höchstens 5.000 Shootings haben. Bitte lösche zuerst einige.',
  );
  const years = 'Please choose a year between 1900 and 2200';
  expect(translate(years, 'fr')).toBe('Veuillez choisir une année entre 1900 et 2200');
  const symbols = 'Password must contain at least one symbol (!@#$%^&*(),.?":{}|<>)';
  expect(translate(symbols, 'es')).toBe(
    'La contraseña debe contener al menos un símbolo (!@#$%^&*(),.?":{}|<>)',
  );
});

/** The specification has a period after one sentence. */
const WITH_PERIOD = [
  'Please enter your first and last name.',
  'This shoot is already on your Google Calendar.',
  'Please check your email to confirm your account before continuing.',
];

test('a text of several sentences ends with a period in all languages, and one sentence does not', () => {
  for (const sentence of sentences.filter((each) => !WITH_PERIOD.includes(each))) {
    const isLong = /[.] [A-Z“]/.test(sentence);
    for (const text of [sentence, ...Object.values(translations).map((all) => all[sentence])])
      expect([text, /[.。]$/.test(text)]).toEqual([text, isLong]);
  }
});

test('what the catalog does not have stays English', () => {
  expect(translate('An unknown sentence', 'ja')).toBe('An unknown sentence');
  expect(isSentence('An unknown sentence')).toBe(false);
  expect(isSentence(`${'a '.repeat(100_000)}is not available right now`)).toBe(false);
});

test('the pseudo-language changes every sentence', () => {
  expect(translate('Name is required', 'en-XA')).toMatch(/^\[Ńáḿé /);
});
