import { pageWords } from '../page-words.ts';
import { de } from './sign-in-again/de.ts';
import { en } from './sign-in-again/en.ts';
import { es } from './sign-in-again/es.ts';
import { fr } from './sign-in-again/fr.ts';
import { ja } from './sign-in-again/ja.ts';

export const signInAgainWords = pageWords({ en, de, es, fr, ja });
