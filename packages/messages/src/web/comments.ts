import { pageWords } from '../page-words.ts';
import { de } from './comments/de.ts';
import { en } from './comments/en.ts';
import { es } from './comments/es.ts';
import { fr } from './comments/fr.ts';
import { ja } from './comments/ja.ts';

export const commentWords = pageWords({ en, de, es, fr, ja });
