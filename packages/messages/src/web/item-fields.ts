import { pageWords } from '../page-words.ts';
import { de } from './item-fields/de.ts';
import { en } from './item-fields/en.ts';
import { es } from './item-fields/es.ts';
import { fr } from './item-fields/fr.ts';
import { ja } from './item-fields/ja.ts';

export const itemFieldWords = pageWords({ en, de, es, fr, ja });
