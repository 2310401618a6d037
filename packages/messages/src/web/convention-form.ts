import { pageWords } from '../page-words.ts';
import { de } from './convention-form/de.ts';
import { en } from './convention-form/en.ts';
import { es } from './convention-form/es.ts';
import { fr } from './convention-form/fr.ts';
import { ja } from './convention-form/ja.ts';

/** The dialog for a convention. */
export const conventionFormWords = pageWords({ en, de, es, fr, ja });
