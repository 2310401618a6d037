import { pageWords } from '../page-words.ts';
import { de } from './sign-up/de.ts';
import { en } from './sign-up/en.ts';
import { es } from './sign-up/es.ts';
import { fr } from './sign-up/fr.ts';
import { ja } from './sign-up/ja.ts';

export const signUpWords = pageWords({ en, de, es, fr, ja });
