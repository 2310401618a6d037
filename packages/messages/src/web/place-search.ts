import { pageWords } from '../page-words.ts';
import { de } from './place-search/de.ts';
import { en } from './place-search/en.ts';
import { es } from './place-search/es.ts';
import { fr } from './place-search/fr.ts';
import { ja } from './place-search/ja.ts';

export const placeSearchWords = pageWords({ en, de, es, fr, ja });
