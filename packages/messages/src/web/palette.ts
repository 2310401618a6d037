import { pageWords } from '../page-words.ts';
import { de } from './palette/de.ts';
import { en } from './palette/en.ts';
import { es } from './palette/es.ts';
import { fr } from './palette/fr.ts';
import { ja } from './palette/ja.ts';

/** The command palette. */
export const paletteWords = pageWords({ en, de, es, fr, ja });
