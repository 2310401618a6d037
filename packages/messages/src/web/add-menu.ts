import { pageWords } from '../page-words.ts';
import { de } from './add-menu/de.ts';
import { en } from './add-menu/en.ts';
import { es } from './add-menu/es.ts';
import { fr } from './add-menu/fr.ts';
import { ja } from './add-menu/ja.ts';

export const addMenuWords = pageWords({ en, de, es, fr, ja });
