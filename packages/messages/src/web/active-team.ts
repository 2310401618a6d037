import { pageWords } from '../page-words.ts';
import { de } from './active-team/de.ts';
import { en } from './active-team/en.ts';
import { es } from './active-team/es.ts';
import { fr } from './active-team/fr.ts';
import { ja } from './active-team/ja.ts';

/** Which team is active, and changes of it. */
export const activeTeamWords = pageWords({ en, de, es, fr, ja });
