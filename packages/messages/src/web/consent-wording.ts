import { pageWords } from '../page-words.ts';
import { de } from './consent-wording/de.ts';
import { en } from './consent-wording/en.ts';
import { es } from './consent-wording/es.ts';
import { fr } from './consent-wording/fr.ts';
import { ja } from './consent-wording/ja.ts';

export const wordingWords = pageWords({ en, de, es, fr, ja });
