import { pageWords } from '../page-words.ts';
import { de } from './sample-data-results/de.ts';
import { en } from './sample-data-results/en.ts';
import { es } from './sample-data-results/es.ts';
import { fr } from './sample-data-results/fr.ts';
import { ja } from './sample-data-results/ja.ts';

export const sampleDataResultWords = pageWords({ en, de, es, fr, ja });
