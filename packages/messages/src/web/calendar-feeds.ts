import { pageWords } from '../page-words.ts';
import { de } from './calendar-feeds/de.ts';
import { en } from './calendar-feeds/en.ts';
import { es } from './calendar-feeds/es.ts';
import { fr } from './calendar-feeds/fr.ts';
import { ja } from './calendar-feeds/ja.ts';

export const calendarFeedWords = pageWords({ en, de, es, fr, ja });
