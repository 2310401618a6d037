import { pageWords } from '../page-words.ts';
import { de } from './catalogue-writes/de.ts';
import { en } from './catalogue-writes/en.ts';
import { es } from './catalogue-writes/es.ts';
import { fr } from './catalogue-writes/fr.ts';
import { ja } from './catalogue-writes/ja.ts';

export const catalogueWriteWords = pageWords({ en, de, es, fr, ja });
