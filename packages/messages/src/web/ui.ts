import { pageWords } from '../page-words.ts';
import { de } from './ui/de.ts';
import { en } from './ui/en.ts';
import { es } from './ui/es.ts';
import { fr } from './ui/fr.ts';
import { ja } from './ui/ja.ts';

/** Of the basic components, and of buttons that many dialogs have. */
export const uiWords = pageWords({ en, de, es, fr, ja });
