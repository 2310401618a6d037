import { pageWords } from '../page-words.ts';
import { de } from './directions/de.ts';
import { en } from './directions/en.ts';
import { es } from './directions/es.ts';
import { fr } from './directions/fr.ts';
import { ja } from './directions/ja.ts';

export const directionsWords = pageWords({ en, de, es, fr, ja });
