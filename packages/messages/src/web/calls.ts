import { pageWords } from '../page-words.ts';
import { de } from './calls/de.ts';
import { en } from './calls/en.ts';
import { es } from './calls/es.ts';
import { fr } from './calls/fr.ts';
import { ja } from './calls/ja.ts';

/** Of failures that any call to the server can have. */
export const callWords = pageWords({ en, de, es, fr, ja });
