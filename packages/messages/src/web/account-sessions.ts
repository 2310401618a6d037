import { pageWords } from '../page-words.ts';
import { de } from './account-sessions/de.ts';
import { en } from './account-sessions/en.ts';
import { es } from './account-sessions/es.ts';
import { fr } from './account-sessions/fr.ts';
import { ja } from './account-sessions/ja.ts';

export const sessionWords = pageWords({ en, de, es, fr, ja });
