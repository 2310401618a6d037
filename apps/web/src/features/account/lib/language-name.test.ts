import { languages } from '@lensemble/messages/languages';
import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test('each language is named in itself, with a capital letter', () => {
  expect(languages.map(languageName)).toEqual([
    'English',
    'Deutsch',
    'Español',
    'Français',
    '日本語',
  ]);
});
