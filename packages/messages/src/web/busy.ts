import { pageWords } from '../page-words.ts';
import { de } from './busy/de.ts';
import { en } from './busy/en.ts';
import { es } from './busy/es.ts';
import { fr } from './busy/fr.ts';
import { ja } from './busy/ja.ts';

/** What other shoots take, who is away, and what is free. */
export const busyWords = pageWords({ en, de, es, fr, ja });
