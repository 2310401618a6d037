import { pageWords } from '../page-words.ts';
import { de } from './editor-place/de.ts';
import { en } from './editor-place/en.ts';
import { es } from './editor-place/es.ts';
import { fr } from './editor-place/fr.ts';
import { ja } from './editor-place/ja.ts';

/** The location of a shoot: its map, weather and other shoots. */
export const editorPlaceWords = pageWords({ en, de, es, fr, ja });
