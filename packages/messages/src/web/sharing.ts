import { pageWords } from '../page-words.ts';
import { de } from './sharing/de.ts';
import { en } from './sharing/en.ts';
import { es } from './sharing/es.ts';
import { fr } from './sharing/fr.ts';
import { ja } from './sharing/ja.ts';

export const sharingWords = pageWords({ en, de, es, fr, ja });
