import { pageWords } from '../page-words.ts';
import { de } from './readiness/de.ts';
import { en } from './readiness/en.ts';
import { es } from './readiness/es.ts';
import { fr } from './readiness/fr.ts';
import { ja } from './readiness/ja.ts';

/** What is open in a shoot, and who is coming. */
export const readinessWords = pageWords({ en, de, es, fr, ja });
