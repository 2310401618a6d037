import { pageWords } from '../page-words.ts';
import { de } from './catalogue-csv/de.ts';
import { en } from './catalogue-csv/en.ts';
import { es } from './catalogue-csv/es.ts';
import { fr } from './catalogue-csv/fr.ts';
import { ja } from './catalogue-csv/ja.ts';

export const catalogueCsvWords = pageWords({ en, de, es, fr, ja });
