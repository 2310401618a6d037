import { pageWords } from '../page-words.ts';
import { de } from './shoot-schedule/de.ts';
import { en } from './shoot-schedule/en.ts';
import { es } from './shoot-schedule/es.ts';
import { fr } from './shoot-schedule/fr.ts';
import { ja } from './shoot-schedule/ja.ts';

/** When a shoot takes place: the strip of the editor, and reminders. */
export const shootScheduleWords = pageWords({ en, de, es, fr, ja });
