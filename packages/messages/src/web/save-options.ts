import { pageWords } from '../page-words.ts';
import { de } from './save-options/de.ts';
import { en } from './save-options/en.ts';
import { es } from './save-options/es.ts';
import { fr } from './save-options/fr.ts';
import { ja } from './save-options/ja.ts';

export const saveOptionWords = pageWords({ en, de, es, fr, ja });
