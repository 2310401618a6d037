import { pageWords } from '../page-words.ts';
import { de } from './editor-saving/de.ts';
import { en } from './editor-saving/en.ts';
import { es } from './editor-saving/es.ts';
import { fr } from './editor-saving/fr.ts';
import { ja } from './editor-saving/ja.ts';

/** What the shoot editor tells when it saves, merges or deletes a shoot. */
export const editorSavingWords = pageWords({ en, de, es, fr, ja });
