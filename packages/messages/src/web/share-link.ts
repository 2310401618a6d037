import { pageWords } from '../page-words.ts';
import { de } from './share-link/de.ts';
import { en } from './share-link/en.ts';
import { es } from './share-link/es.ts';
import { fr } from './share-link/fr.ts';
import { ja } from './share-link/ja.ts';

export const shareLinkWords = pageWords({ en, de, es, fr, ja });
