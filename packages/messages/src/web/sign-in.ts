import { pageWords } from '../page-words.ts';
import { de } from './sign-in/de.ts';
import { en } from './sign-in/en.ts';
import { es } from './sign-in/es.ts';
import { fr } from './sign-in/fr.ts';
import { ja } from './sign-in/ja.ts';

export const signInWords = pageWords({ en, de, es, fr, ja });
