import { pageWords } from '../page-words.ts';
import { de } from './conventions/de.ts';
import { en } from './conventions/en.ts';
import { es } from './conventions/es.ts';
import { fr } from './conventions/fr.ts';
import { ja } from './conventions/ja.ts';

/** The list of conventions, and the timetable of one. */
export const conventionWords = pageWords({ en, de, es, fr, ja });
