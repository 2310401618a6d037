import { pageWords } from '../page-words.ts';
import { de } from './account-security/de.ts';
import { en } from './account-security/en.ts';
import { es } from './account-security/es.ts';
import { fr } from './account-security/fr.ts';
import { ja } from './account-security/ja.ts';

export const securityWords = pageWords({ en, de, es, fr, ja });
