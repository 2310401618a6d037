import { pageWords } from '../page-words.ts';
import { de } from './shoot-lists/de.ts';
import { en } from './shoot-lists/en.ts';
import { es } from './shoot-lists/es.ts';
import { fr } from './shoot-lists/fr.ts';
import { ja } from './shoot-lists/ja.ts';

export const shootListWords = pageWords({ en, de, es, fr, ja });
