import { pageWords } from '../page-words.ts';
import { de } from './costume-todos/de.ts';
import { en } from './costume-todos/en.ts';
import { es } from './costume-todos/es.ts';
import { fr } from './costume-todos/fr.ts';
import { ja } from './costume-todos/ja.ts';

export const costumeTodoWords = pageWords({ en, de, es, fr, ja });
