import { pageWords } from '../page-words.ts';
import { de } from './calendar-week/de.ts';
import { en } from './calendar-week/en.ts';
import { es } from './calendar-week/es.ts';
import { fr } from './calendar-week/fr.ts';
import { ja } from './calendar-week/ja.ts';

export const weekWords = pageWords({ en, de, es, fr, ja });
