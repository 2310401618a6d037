import { pageWords } from '../page-words.ts';
import { de } from './shoot-summaries/de.ts';
import { en } from './shoot-summaries/en.ts';
import { es } from './shoot-summaries/es.ts';
import { fr } from './shoot-summaries/fr.ts';
import { ja } from './shoot-summaries/ja.ts';

export const shootSummaryWords = pageWords({ en, de, es, fr, ja });
