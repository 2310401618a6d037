import { pageWords } from '../page-words.ts';
import { de } from './together/de.ts';
import { en } from './together/en.ts';
import { es } from './together/es.ts';
import { fr } from './together/fr.ts';
import { ja } from './together/ja.ts';

export const togetherWords = pageWords({ en, de, es, fr, ja });
