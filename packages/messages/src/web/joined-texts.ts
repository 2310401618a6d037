import { pageWords } from '../page-words.ts';
import { de } from './joined-texts/de.ts';
import { en } from './joined-texts/en.ts';
import { es } from './joined-texts/es.ts';
import { fr } from './joined-texts/fr.ts';
import { ja } from './joined-texts/ja.ts';

export const joinedTextWords = pageWords({ en, de, es, fr, ja });
