import { pageWords } from '../page-words.ts';
import { de } from './board/de.ts';
import { en } from './board/en.ts';
import { es } from './board/es.ts';
import { fr } from './board/fr.ts';
import { ja } from './board/ja.ts';

/** The board without what opens later. */
export const boardWords = pageWords({ en, de, es, fr, ja });
