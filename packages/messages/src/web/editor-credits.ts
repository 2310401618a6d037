import { pageWords } from '../page-words.ts';
import { de } from './editor-credits/de.ts';
import { en } from './editor-credits/en.ts';
import { es } from './editor-credits/es.ts';
import { fr } from './editor-credits/fr.ts';
import { ja } from './editor-credits/ja.ts';

export const creditWords = pageWords({ en, de, es, fr, ja });
