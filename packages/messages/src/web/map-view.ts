import { pageWords } from '../page-words.ts';
import { de } from './map-view/de.ts';
import { en } from './map-view/en.ts';
import { es } from './map-view/es.ts';
import { fr } from './map-view/fr.ts';
import { ja } from './map-view/ja.ts';

export const mapViewWords = pageWords({ en, de, es, fr, ja });
