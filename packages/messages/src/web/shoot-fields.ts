import { pageWords } from '../page-words.ts';
import { de } from './shoot-fields/de.ts';
import { en } from './shoot-fields/en.ts';
import { es } from './shoot-fields/es.ts';
import { fr } from './shoot-fields/fr.ts';
import { ja } from './shoot-fields/ja.ts';

/** The fields of a shoot and their changes, by name. */
export const shootFieldsWords = pageWords({ en, de, es, fr, ja });
