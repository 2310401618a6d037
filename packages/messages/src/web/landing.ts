import { pageWords } from '../page-words.ts';
import { de } from './landing/de.ts';
import { en } from './landing/en.ts';
import { es } from './landing/es.ts';
import { fr } from './landing/fr.ts';
import { ja } from './landing/ja.ts';

export const landingWords = pageWords({ en, de, es, fr, ja });
