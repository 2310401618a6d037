import { pageWords } from '../page-words.ts';
import { de } from './date-poll/de.ts';
import { en } from './date-poll/en.ts';
import { es } from './date-poll/es.ts';
import { fr } from './date-poll/fr.ts';
import { ja } from './date-poll/ja.ts';

/** How a crew finds a date together. */
export const datePollWords = pageWords({ en, de, es, fr, ja });
