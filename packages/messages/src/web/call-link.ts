import { pageWords } from '../page-words.ts';
import { de } from './call-link/de.ts';
import { en } from './call-link/en.ts';
import { es } from './call-link/es.ts';
import { fr } from './call-link/fr.ts';
import { ja } from './call-link/ja.ts';

/** The personal links of participants, in the editor. */
export const callLinkWords = pageWords({ en, de, es, fr, ja });
