import { pageWords } from '../page-words.ts';
import { de } from './convention-shoot/de.ts';
import { en } from './convention-shoot/en.ts';
import { es } from './convention-shoot/es.ts';
import { fr } from './convention-shoot/fr.ts';
import { ja } from './convention-shoot/ja.ts';

/** The dialog for a convention. */
export const conventionShootWords = pageWords({ en, de, es, fr, ja });
