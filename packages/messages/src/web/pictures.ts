import { pageWords } from '../page-words.ts';
import { de } from './pictures/de.ts';
import { en } from './pictures/en.ts';
import { es } from './pictures/es.ts';
import { fr } from './pictures/fr.ts';
import { ja } from './pictures/ja.ts';

/** Of choosing, cropping and sending a picture. */
export const pictureWords = pageWords({ en, de, es, fr, ja });
