import { pageWords } from '../page-words.ts';
import { de } from './application/de.ts';
import { en } from './application/en.ts';
import { es } from './application/es.ts';
import { fr } from './application/fr.ts';
import { ja } from './application/ja.ts';

/** The texts of `index.html`, before any script runs. */
export const applicationWords = pageWords({ en, de, es, fr, ja });
