import { pageWords } from '../page-words.ts';
import { de } from './account-operator/de.ts';
import { en } from './account-operator/en.ts';
import { es } from './account-operator/es.ts';
import { fr } from './account-operator/fr.ts';
import { ja } from './account-operator/ja.ts';

export const operatorLinkWords = pageWords({ en, de, es, fr, ja });
