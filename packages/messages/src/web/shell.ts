import { pageWords } from '../page-words.ts';
import { de } from './shell/de.ts';
import { en } from './shell/en.ts';
import { es } from './shell/es.ts';
import { fr } from './shell/fr.ts';
import { ja } from './shell/ja.ts';

export const shellWords = pageWords({ en, de, es, fr, ja });
