import { pageWords } from '../page-words.ts';
import { de } from './editor-sections/de.ts';
import { en } from './editor-sections/en.ts';
import { es } from './editor-sections/es.ts';
import { fr } from './editor-sections/fr.ts';
import { ja } from './editor-sections/ja.ts';

/** The bar that leads to the sections of the editor. */
export const editorSectionsWords = pageWords({ en, de, es, fr, ja });
