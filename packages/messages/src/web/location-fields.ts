import { pageWords } from '../page-words.ts';
import { de } from './location-fields/de.ts';
import { en } from './location-fields/en.ts';
import { es } from './location-fields/es.ts';
import { fr } from './location-fields/fr.ts';
import { ja } from './location-fields/ja.ts';

export const locationFieldWords = pageWords({ en, de, es, fr, ja });
