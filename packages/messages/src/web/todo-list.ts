import { pageWords } from '../page-words.ts';
import { de } from './todo-list/de.ts';
import { en } from './todo-list/en.ts';
import { es } from './todo-list/es.ts';
import { fr } from './todo-list/fr.ts';
import { ja } from './todo-list/ja.ts';

export const todoListWords = pageWords({ en, de, es, fr, ja });
