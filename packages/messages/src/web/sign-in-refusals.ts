import { pageWords } from '../page-words.ts';
import { de } from './sign-in-refusals/de.ts';
import { en } from './sign-in-refusals/en.ts';
import { es } from './sign-in-refusals/es.ts';
import { fr } from './sign-in-refusals/fr.ts';
import { ja } from './sign-in-refusals/ja.ts';

/** Why signing in or up does not go on. */
export const refusalWords = pageWords({ en, de, es, fr, ja });
