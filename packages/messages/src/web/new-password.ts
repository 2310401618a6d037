import { pageWords } from '../page-words.ts';
import { de } from './new-password/de.ts';
import { en } from './new-password/en.ts';
import { es } from './new-password/es.ts';
import { fr } from './new-password/fr.ts';
import { ja } from './new-password/ja.ts';

export const newPasswordWords = pageWords({ en, de, es, fr, ja });
