import { pageWords } from '../page-words.ts';
import { de } from './dashboard/de.ts';
import { en } from './dashboard/en.ts';
import { es } from './dashboard/es.ts';
import { fr } from './dashboard/fr.ts';
import { ja } from './dashboard/ja.ts';

/** The dashboard below its calendar. */
export const dashboardWords = pageWords({ en, de, es, fr, ja });
