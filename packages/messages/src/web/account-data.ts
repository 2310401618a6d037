import { pageWords } from '../page-words.ts';
import { de } from './account-data/de.ts';
import { en } from './account-data/en.ts';
import { es } from './account-data/es.ts';
import { fr } from './account-data/fr.ts';
import { ja } from './account-data/ja.ts';

export const ownDataWords = pageWords({ en, de, es, fr, ja });
