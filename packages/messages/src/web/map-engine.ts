import { pageWords } from '../page-words.ts';
import { de } from './map-engine/de.ts';
import { en } from './map-engine/en.ts';
import { es } from './map-engine/es.ts';
import { fr } from './map-engine/fr.ts';
import { ja } from './map-engine/ja.ts';

/** Words that every map uses. */
export const mapEngineWords = pageWords({ en, de, es, fr, ja });
