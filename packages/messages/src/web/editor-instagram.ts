import { pageWords } from '../page-words.ts';
import { de } from './editor-instagram/de.ts';
import { en } from './editor-instagram/en.ts';
import { es } from './editor-instagram/es.ts';
import { fr } from './editor-instagram/fr.ts';
import { ja } from './editor-instagram/ja.ts';

/** The Instagram links of a shoot. */
export const editorInstagramWords = pageWords({ en, de, es, fr, ja });
