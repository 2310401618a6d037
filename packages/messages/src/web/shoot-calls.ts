import { pageWords } from '../page-words.ts';
import { de } from './shoot-calls/de.ts';
import { en } from './shoot-calls/en.ts';
import { es } from './shoot-calls/es.ts';
import { fr } from './shoot-calls/fr.ts';
import { ja } from './shoot-calls/ja.ts';

/** Who of a crew is coming to a shoot, and when. */
export const shootCallsWords = pageWords({ en, de, es, fr, ja });
