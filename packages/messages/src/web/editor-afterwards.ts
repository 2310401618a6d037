import { pageWords } from '../page-words.ts';
import { de } from './editor-afterwards/de.ts';
import { en } from './editor-afterwards/en.ts';
import { es } from './editor-afterwards/es.ts';
import { fr } from './editor-afterwards/fr.ts';
import { ja } from './editor-afterwards/ja.ts';

export const afterwardsWords = pageWords({ en, de, es, fr, ja });
