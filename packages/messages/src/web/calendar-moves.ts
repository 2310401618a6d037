import { pageWords } from '../page-words.ts';
import { de } from './calendar-moves/de.ts';
import { en } from './calendar-moves/en.ts';
import { es } from './calendar-moves/es.ts';
import { fr } from './calendar-moves/fr.ts';
import { ja } from './calendar-moves/ja.ts';

export const calendarMoveWords = pageWords({ en, de, es, fr, ja });
