import { pageWords } from '../page-words.ts';
import { de } from './references/de.ts';
import { en } from './references/en.ts';
import { es } from './references/es.ts';
import { fr } from './references/fr.ts';
import { ja } from './references/ja.ts';

export const referenceWords = pageWords({ en, de, es, fr, ja });
