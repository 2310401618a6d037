import { pageWords } from '../page-words.ts';
import { de } from './forms/de.ts';
import { en } from './forms/en.ts';
import { es } from './forms/es.ts';
import { fr } from './forms/fr.ts';
import { ja } from './forms/ja.ts';

export const formWords = pageWords({ en, de, es, fr, ja });
