import { pageWords } from '../page-words.ts';
import { de } from './mail-trouble/de.ts';
import { en } from './mail-trouble/en.ts';
import { es } from './mail-trouble/es.ts';
import { fr } from './mail-trouble/fr.ts';
import { ja } from './mail-trouble/ja.ts';

/** Why emails do not reach a person. */
export const mailTroubleWords = pageWords({ en, de, es, fr, ja });
