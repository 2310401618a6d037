import { pageWords } from '../page-words.ts';
import { de } from './names/de.ts';
import { en } from './names/en.ts';
import { es } from './names/es.ts';
import { fr } from './names/fr.ts';
import { ja } from './names/ja.ts';

export const nameWords = pageWords({ en, de, es, fr, ja });
