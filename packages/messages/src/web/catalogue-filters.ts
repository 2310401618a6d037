import { pageWords } from '../page-words.ts';
import { de } from './catalogue-filters/de.ts';
import { en } from './catalogue-filters/en.ts';
import { es } from './catalogue-filters/es.ts';
import { fr } from './catalogue-filters/fr.ts';
import { ja } from './catalogue-filters/ja.ts';

export const catalogueFilterWords = pageWords({ en, de, es, fr, ja });
