import { pageWords } from '../page-words.ts';
import { de } from './shortcuts/de.ts';
import { en } from './shortcuts/en.ts';
import { es } from './shortcuts/es.ts';
import { fr } from './shortcuts/fr.ts';
import { ja } from './shortcuts/ja.ts';

/** The list of shortcuts. */
export const shortcutWords = pageWords({ en, de, es, fr, ja });
