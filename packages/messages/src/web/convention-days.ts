import { pageWords } from '../page-words.ts';
import { de } from './convention-days/de.ts';
import { en } from './convention-days/en.ts';
import { es } from './convention-days/es.ts';
import { fr } from './convention-days/fr.ts';
import { ja } from './convention-days/ja.ts';

/** The dialog that sends crew members their days at a convention. */
export const conventionDaysWords = pageWords({ en, de, es, fr, ja });
