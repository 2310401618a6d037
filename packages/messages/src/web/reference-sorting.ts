import { pageWords } from '../page-words.ts';
import { de } from './reference-sorting/de.ts';
import { en } from './reference-sorting/en.ts';
import { es } from './reference-sorting/es.ts';
import { fr } from './reference-sorting/fr.ts';
import { ja } from './reference-sorting/ja.ts';

export const referenceSortingWords = pageWords({ en, de, es, fr, ja });
