import { pageWords } from '../page-words.ts';
import { de } from './outward/de.ts';
import { en } from './outward/en.ts';
import { es } from './outward/es.ts';
import { fr } from './outward/fr.ts';
import { ja } from './outward/ja.ts';

export const outwardWords = pageWords({ en, de, es, fr, ja });
