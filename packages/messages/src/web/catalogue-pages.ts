import { pageWords } from '../page-words.ts';
import { de } from './catalogue-pages/de.ts';
import { en } from './catalogue-pages/en.ts';
import { es } from './catalogue-pages/es.ts';
import { fr } from './catalogue-pages/fr.ts';
import { ja } from './catalogue-pages/ja.ts';

export const cataloguePageWords = pageWords({ en, de, es, fr, ja });
