import { pageWords } from '../page-words.ts';
import { de } from './sent-reminder/de.ts';
import { en } from './sent-reminder/en.ts';
import { es } from './sent-reminder/es.ts';
import { fr } from './sent-reminder/fr.ts';
import { ja } from './sent-reminder/ja.ts';

/** What became of the last reminder of a shoot. */
export const sentReminderWords = pageWords({ en, de, es, fr, ja });
