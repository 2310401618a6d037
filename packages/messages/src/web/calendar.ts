import { pageWords } from '../page-words.ts';
import { de } from './calendar/de.ts';
import { en } from './calendar/en.ts';
import { es } from './calendar/es.ts';
import { fr } from './calendar/fr.ts';
import { ja } from './calendar/ja.ts';

export const calendarWords = pageWords({ en, de, es, fr, ja });
