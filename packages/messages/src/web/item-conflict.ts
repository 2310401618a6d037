import { pageWords } from '../page-words.ts';
import { de } from './item-conflict/de.ts';
import { en } from './item-conflict/en.ts';
import { es } from './item-conflict/es.ts';
import { fr } from './item-conflict/fr.ts';
import { ja } from './item-conflict/ja.ts';

export const itemConflictWords = pageWords({ en, de, es, fr, ja });
