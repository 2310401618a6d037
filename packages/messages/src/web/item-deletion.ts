import { pageWords } from '../page-words.ts';
import { de } from './item-deletion/de.ts';
import { en } from './item-deletion/en.ts';
import { es } from './item-deletion/es.ts';
import { fr } from './item-deletion/fr.ts';
import { ja } from './item-deletion/ja.ts';

export const itemDeletionWords = pageWords({ en, de, es, fr, ja });
