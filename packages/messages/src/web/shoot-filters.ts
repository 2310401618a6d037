import { pageWords } from '../page-words.ts';
import { de } from './shoot-filters/de.ts';
import { en } from './shoot-filters/en.ts';
import { es } from './shoot-filters/es.ts';
import { fr } from './shoot-filters/fr.ts';
import { ja } from './shoot-filters/ja.ts';

export const shootFilterWords = pageWords({ en, de, es, fr, ja });
