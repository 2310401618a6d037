import { pageWords } from '../page-words.ts';
import { de } from './shoot-selection/de.ts';
import { en } from './shoot-selection/en.ts';
import { es } from './shoot-selection/es.ts';
import { fr } from './shoot-selection/fr.ts';
import { ja } from './shoot-selection/ja.ts';

export const selectionWords = pageWords({ en, de, es, fr, ja });
