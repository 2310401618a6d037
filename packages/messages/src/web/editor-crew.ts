import { pageWords } from '../page-words.ts';
import { de } from './editor-crew/de.ts';
import { en } from './editor-crew/en.ts';
import { es } from './editor-crew/es.ts';
import { fr } from './editor-crew/fr.ts';
import { ja } from './editor-crew/ja.ts';

/** The crew of a shoot in the editor. */
export const editorCrewWords = pageWords({ en, de, es, fr, ja });
