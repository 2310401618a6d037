import { pageWords } from '../page-words.ts';
import { de } from './times/de.ts';
import { en } from './times/en.ts';
import { es } from './times/es.ts';
import { fr } from './times/fr.ts';
import { ja } from './times/ja.ts';

export const timeWords = pageWords({ en, de, es, fr, ja });
