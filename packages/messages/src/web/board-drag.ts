import { pageWords } from '../page-words.ts';
import { de } from './board-drag/de.ts';
import { en } from './board-drag/en.ts';
import { es } from './board-drag/es.ts';
import { fr } from './board-drag/fr.ts';
import { ja } from './board-drag/ja.ts';

/** What a screen reader hears during a drag. */
export const boardDragWords = pageWords({ en, de, es, fr, ja });
