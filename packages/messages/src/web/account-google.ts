import { pageWords } from '../page-words.ts';
import { de } from './account-google/de.ts';
import { en } from './account-google/en.ts';
import { es } from './account-google/es.ts';
import { fr } from './account-google/fr.ts';
import { ja } from './account-google/ja.ts';

export const googleAccountWords = pageWords({ en, de, es, fr, ja });
