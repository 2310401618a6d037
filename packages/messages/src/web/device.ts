import { pageWords } from '../page-words.ts';
import { de } from './device/de.ts';
import { en } from './device/en.ts';
import { es } from './device/es.ts';
import { fr } from './device/fr.ts';
import { ja } from './device/ja.ts';

export const deviceWords = pageWords({ en, de, es, fr, ja });
