import { pageWords } from '../page-words.ts';
import { de } from './notifications/de.ts';
import { en } from './notifications/en.ts';
import { es } from './notifications/es.ts';
import { fr } from './notifications/fr.ts';
import { ja } from './notifications/ja.ts';

/** The bell, the list of notifications and their settings. */
export const notificationWords = pageWords({ en, de, es, fr, ja });
