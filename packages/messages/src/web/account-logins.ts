import { pageWords } from '../page-words.ts';
import { de } from './account-logins/de.ts';
import { en } from './account-logins/en.ts';
import { es } from './account-logins/es.ts';
import { fr } from './account-logins/fr.ts';
import { ja } from './account-logins/ja.ts';

export const loginWords = pageWords({ en, de, es, fr, ja });
