import { pageWords } from '../page-words.ts';
import { de } from './editor-convention/de.ts';
import { en } from './editor-convention/en.ts';
import { es } from './editor-convention/es.ts';
import { fr } from './editor-convention/fr.ts';
import { ja } from './editor-convention/ja.ts';

/** The convention and the meeting point of a shoot, in the editor. */
export const editorConventionWords = pageWords({ en, de, es, fr, ja });
