import { de } from '../consent-pages/de.ts';
import { en } from '../consent-pages/en.ts';
import { es } from '../consent-pages/es.ts';
import { fr } from '../consent-pages/fr.ts';
import { ja } from '../consent-pages/ja.ts';
import { pageWords } from '../page-words.ts';

/** What personal links say, for screens that show it beforehand. */
export const consentPageWords = pageWords({ en, de, es, fr, ja });
