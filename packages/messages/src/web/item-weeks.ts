import { pageWords } from '../page-words.ts';
import { de } from './item-weeks/de.ts';
import { en } from './item-weeks/en.ts';
import { es } from './item-weeks/es.ts';
import { fr } from './item-weeks/fr.ts';
import { ja } from './item-weeks/ja.ts';

export const weeksWords = pageWords({ en, de, es, fr, ja });
