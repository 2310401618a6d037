import { expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import { pageWords } from './page-words.ts';

const texts = {
  en: { people: { one: '{count} person', other: '{count} people' }, hi: 'Hi {name}' },
  de: { people: { one: '{count} Person', other: '{count} Personen' }, hi: 'Hallo {name}' },
  es: { people: { one: '{count} persona', other: '{count} personas' }, hi: 'Hola, {name}' },
  fr: { people: { one: '{count} personne', other: '{count} personnes' }, hi: 'Bonjour {name}' },
  ja: { people: { other: '{count}人' }, hi: '{name}さん' },
} as const;
const say = catalog(texts);

test.each([
  ['en', 0, '0 people'],
  ['en', 1, '1 person'],
  ['en', 5000, '5,000 people'],
  ['de', 5000, '5.000 Personen'],
  ['fr', 0, '0 personne'],
  ['fr', 1.5, '1,5 personne'],
  ['es', 1_000_000, '1.000.000 personas'],
  ['ja', 1, '1人'],
] as const)('(%s) says %s as %s', (language, count, text) => {
  expect(say(language)('people', { count })).toBe(text);
});

test('values stay as they are, also if they look like places for values', () => {
  expect(say('de')('hi', { name: '{name} $& <b>' })).toBe('Hallo {name} $& <b>');
});

test('the pseudo-language changes every letter of the text, none of the values, and is 40 % longer', () => {
  const text = say('en-XA')('hi', { name: 'Ada' });
  expect(text).toBe('[Ĥí Ada ōōōō]');
});

test('a translation that does not fit its source does not compile', () => {
  const rest = { de: { hi: 'Hallo {name}' }, es: { hi: '{name}' }, fr: { hi: '{name}' } } as const;
  const en = { hi: 'Hi {name}' } as const;
  // @ts-expect-error A value is missing.
  catalog({ en, ...rest, ja: { hi: 'やあ' } });
  // @ts-expect-error A value is unknown.
  catalog({ en, ...rest, ja: { hi: '{name} {time}' } });
  // @ts-expect-error A key is missing.
  catalog({ en, ...rest, ja: {} });
  // @ts-expect-error A key is surplus.
  catalog({ en, ...rest, ja: { hi: '{name}', ho: 'ほ' } });
  // @ts-expect-error A language is missing.
  catalog({ en, ...rest });
  // @ts-expect-error A value is missing in a call.
  expect(say('en')('hi', {})).toBe('Hi {name}');
});

test('says the parts of a text with values that are not text', () => {
  const name = { bold: 'Ada' };
  expect(pageWords(texts).parts('hi', { name })).toEqual(['Hi ', name, '']);
});
