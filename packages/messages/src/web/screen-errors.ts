import { pageWords } from '../page-words.ts';
import { de } from './screen-errors/de.ts';
import { en } from './screen-errors/en.ts';
import { es } from './screen-errors/es.ts';
import { fr } from './screen-errors/fr.ts';
import { ja } from './screen-errors/ja.ts';

export const screenErrorWords = pageWords({ en, de, es, fr, ja });
