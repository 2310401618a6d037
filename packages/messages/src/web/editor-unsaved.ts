import { pageWords } from '../page-words.ts';
import { de } from './editor-unsaved/de.ts';
import { en } from './editor-unsaved/en.ts';
import { es } from './editor-unsaved/es.ts';
import { fr } from './editor-unsaved/fr.ts';
import { ja } from './editor-unsaved/ja.ts';

/** Unsaved changes of the shoot editor: the question before leaving, and restored drafts. */
export const editorUnsavedWords = pageWords({ en, de, es, fr, ja });
