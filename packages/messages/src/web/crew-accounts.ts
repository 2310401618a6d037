import { pageWords } from '../page-words.ts';
import { de } from './crew-accounts/de.ts';
import { en } from './crew-accounts/en.ts';
import { es } from './crew-accounts/es.ts';
import { fr } from './crew-accounts/fr.ts';
import { ja } from './crew-accounts/ja.ts';

export const crewAccountWords = pageWords({ en, de, es, fr, ja });
