import { pageWords } from '../page-words.ts';
import { de } from './conflict/de.ts';
import { en } from './conflict/en.ts';
import { es } from './conflict/es.ts';
import { fr } from './conflict/fr.ts';
import { ja } from './conflict/ja.ts';

export const conflictWords = pageWords({ en, de, es, fr, ja });
