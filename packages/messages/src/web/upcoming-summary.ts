import { pageWords } from '../page-words.ts';
import { de } from './upcoming-summary/de.ts';
import { en } from './upcoming-summary/en.ts';
import { es } from './upcoming-summary/es.ts';
import { fr } from './upcoming-summary/fr.ts';
import { ja } from './upcoming-summary/ja.ts';

export const upcomingSummaryWords = pageWords({ en, de, es, fr, ja });
