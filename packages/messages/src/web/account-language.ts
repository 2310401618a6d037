import { pageWords } from '../page-words.ts';
import { de } from './account-language/de.ts';
import { en } from './account-language/en.ts';
import { es } from './account-language/es.ts';
import { fr } from './account-language/fr.ts';
import { ja } from './account-language/ja.ts';

export const accountLanguageWords = pageWords({ en, de, es, fr, ja });
