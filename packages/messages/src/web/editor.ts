import { pageWords } from '../page-words.ts';
import { de } from './editor/de.ts';
import { en } from './editor/en.ts';
import { es } from './editor/es.ts';
import { fr } from './editor/fr.ts';
import { ja } from './editor/ja.ts';

/** The frame of the shoot editor: its title, buttons and states. */
export const editorWords = pageWords({ en, de, es, fr, ja });
