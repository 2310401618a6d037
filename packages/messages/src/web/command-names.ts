import { pageWords } from '../page-words.ts';
import { de } from './command-names/de.ts';
import { en } from './command-names/en.ts';
import { es } from './command-names/es.ts';
import { fr } from './command-names/fr.ts';
import { ja } from './command-names/ja.ts';

/** The names of the commands of the palette and of shortcuts. */
export const commandNameWords = pageWords({ en, de, es, fr, ja });
