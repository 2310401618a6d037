import { pageWords } from '../page-words.ts';
import { de } from './shoot-copies/de.ts';
import { en } from './shoot-copies/en.ts';
import { es } from './shoot-copies/es.ts';
import { fr } from './shoot-copies/fr.ts';
import { ja } from './shoot-copies/ja.ts';

export const shootCopyWords = pageWords({ en, de, es, fr, ja });
