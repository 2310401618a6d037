import { pageWords } from '../page-words.ts';
import { de } from './around-shoot/de.ts';
import { en } from './around-shoot/en.ts';
import { es } from './around-shoot/es.ts';
import { fr } from './around-shoot/fr.ts';
import { ja } from './around-shoot/ja.ts';

export const aroundWords = pageWords({ en, de, es, fr, ja });
