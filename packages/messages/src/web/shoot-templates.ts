import { pageWords } from '../page-words.ts';
import { de } from './shoot-templates/de.ts';
import { en } from './shoot-templates/en.ts';
import { es } from './shoot-templates/es.ts';
import { fr } from './shoot-templates/fr.ts';
import { ja } from './shoot-templates/ja.ts';

/** The dialog that starts a shoot from a template. */
export const shootTemplatesWords = pageWords({ en, de, es, fr, ja });
