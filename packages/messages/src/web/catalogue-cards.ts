import { pageWords } from '../page-words.ts';
import { de } from './catalogue-cards/de.ts';
import { en } from './catalogue-cards/en.ts';
import { es } from './catalogue-cards/es.ts';
import { fr } from './catalogue-cards/fr.ts';
import { ja } from './catalogue-cards/ja.ts';

export const catalogueCardWords = pageWords({ en, de, es, fr, ja });
