import { pageWords } from '../page-words.ts';
import { de } from './mail-off/de.ts';
import { en } from './mail-off/en.ts';
import { es } from './mail-off/es.ts';
import { fr } from './mail-off/fr.ts';
import { ja } from './mail-off/ja.ts';

/** Where the server has no mail server. */
export const mailOffWords = pageWords({ en, de, es, fr, ja });
