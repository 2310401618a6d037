import { pageWords } from '../page-words.ts';
import { de } from './away/de.ts';
import { en } from './away/en.ts';
import { es } from './away/es.ts';
import { fr } from './away/fr.ts';
import { ja } from './away/ja.ts';

export const awayWords = pageWords({ en, de, es, fr, ja });
