import { pageWords } from '../page-words.ts';
import { de } from './dashboard-samples/de.ts';
import { en } from './dashboard-samples/en.ts';
import { es } from './dashboard-samples/es.ts';
import { fr } from './dashboard-samples/fr.ts';
import { ja } from './dashboard-samples/ja.ts';

/** The sample data of a team. */
export const dashboardSampleWords = pageWords({ en, de, es, fr, ja });
