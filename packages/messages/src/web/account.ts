import { pageWords } from '../page-words.ts';
import { de } from './account/de.ts';
import { en } from './account/en.ts';
import { es } from './account/es.ts';
import { fr } from './account/fr.ts';
import { ja } from './account/ja.ts';

export const accountWords = pageWords({ en, de, es, fr, ja });
