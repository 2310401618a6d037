import { pageWords } from '../page-words.ts';
import { de } from './packing/de.ts';
import { en } from './packing/en.ts';
import { es } from './packing/es.ts';
import { fr } from './packing/fr.ts';
import { ja } from './packing/ja.ts';

/** What has to come along to a shoot, in the editor, on set and on paper. */
export const packingWords = pageWords({ en, de, es, fr, ja });
