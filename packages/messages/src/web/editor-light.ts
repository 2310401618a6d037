import { pageWords } from '../page-words.ts';
import { de } from './editor-light/de.ts';
import { en } from './editor-light/en.ts';
import { es } from './editor-light/es.ts';
import { fr } from './editor-light/fr.ts';
import { ja } from './editor-light/ja.ts';

/** The light of a shoot at its location. */
export const editorLightWords = pageWords({ en, de, es, fr, ja });
