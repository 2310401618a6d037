import { pageWords } from '../page-words.ts';
import { de } from './teams/de.ts';
import { en } from './teams/en.ts';
import { es } from './teams/es.ts';
import { fr } from './teams/fr.ts';
import { ja } from './teams/ja.ts';

/** Creating, joining, renaming, leaving and deleting teams. */
export const teamWords = pageWords({ en, de, es, fr, ja });
