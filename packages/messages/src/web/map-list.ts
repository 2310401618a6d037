import { pageWords } from '../page-words.ts';
import { de } from './map-list/de.ts';
import { en } from './map-list/en.ts';
import { es } from './map-list/es.ts';
import { fr } from './map-list/fr.ts';
import { ja } from './map-list/ja.ts';

export const mapListWords = pageWords({ en, de, es, fr, ja });
