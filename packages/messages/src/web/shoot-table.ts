import { pageWords } from '../page-words.ts';
import { de } from './shoot-table/de.ts';
import { en } from './shoot-table/en.ts';
import { es } from './shoot-table/es.ts';
import { fr } from './shoot-table/fr.ts';
import { ja } from './shoot-table/ja.ts';

export const shootTableWords = pageWords({ en, de, es, fr, ja });
