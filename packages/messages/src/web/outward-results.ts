import { pageWords } from '../page-words.ts';
import { de } from './outward-results/de.ts';
import { en } from './outward-results/en.ts';
import { es } from './outward-results/es.ts';
import { fr } from './outward-results/fr.ts';
import { ja } from './outward-results/ja.ts';

export const outwardResultWords = pageWords({ en, de, es, fr, ja });
