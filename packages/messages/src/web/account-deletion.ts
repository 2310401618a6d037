import { pageWords } from '../page-words.ts';
import { de } from './account-deletion/de.ts';
import { en } from './account-deletion/en.ts';
import { es } from './account-deletion/es.ts';
import { fr } from './account-deletion/fr.ts';
import { ja } from './account-deletion/ja.ts';

export const deletionWords = pageWords({ en, de, es, fr, ja });
