import { pageWords } from '../page-words.ts';
import { de } from './trash/de.ts';
import { en } from './trash/en.ts';
import { es } from './trash/es.ts';
import { fr } from './trash/fr.ts';
import { ja } from './trash/ja.ts';

/** The trash of a team, and Undo after a deletion. */
export const trashWords = pageWords({ en, de, es, fr, ja });
