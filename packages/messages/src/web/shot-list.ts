import { pageWords } from '../page-words.ts';
import { de } from './shot-list/de.ts';
import { en } from './shot-list/en.ts';
import { es } from './shot-list/es.ts';
import { fr } from './shot-list/fr.ts';
import { ja } from './shot-list/ja.ts';

/** The shots and blocks of a shoot’s day. */
export const shotListWords = pageWords({ en, de, es, fr, ja });
