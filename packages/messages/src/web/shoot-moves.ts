import { pageWords } from '../page-words.ts';
import { de } from './shoot-moves/de.ts';
import { en } from './shoot-moves/en.ts';
import { es } from './shoot-moves/es.ts';
import { fr } from './shoot-moves/fr.ts';
import { ja } from './shoot-moves/ja.ts';

export const shootMoveWords = pageWords({ en, de, es, fr, ja });
