import { pageWords } from '../page-words.ts';
import { de } from './shoot-colors/de.ts';
import { en } from './shoot-colors/en.ts';
import { es } from './shoot-colors/es.ts';
import { fr } from './shoot-colors/fr.ts';
import { ja } from './shoot-colors/ja.ts';

/** The colors of shoots. */
export const shootColorsWords = pageWords({ en, de, es, fr, ja });
