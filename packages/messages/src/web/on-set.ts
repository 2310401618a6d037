import { pageWords } from '../page-words.ts';
import { de } from './on-set/de.ts';
import { en } from './on-set/en.ts';
import { es } from './on-set/es.ts';
import { fr } from './on-set/fr.ts';
import { ja } from './on-set/ja.ts';

export const onSetWords = pageWords({ en, de, es, fr, ja });
