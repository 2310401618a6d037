import { pageWords } from '../page-words.ts';
import { de } from './editor-links/de.ts';
import { en } from './editor-links/en.ts';
import { es } from './editor-links/es.ts';
import { fr } from './editor-links/fr.ts';
import { ja } from './editor-links/ja.ts';

/** What a shoot uses: costumes, props, equipment and its location. */
export const editorLinksWords = pageWords({ en, de, es, fr, ja });
