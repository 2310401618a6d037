import { pageWords } from '../page-words.ts';
import { de } from './activity-labels/de.ts';
import { en } from './activity-labels/en.ts';
import { es } from './activity-labels/es.ts';
import { fr } from './activity-labels/fr.ts';
import { ja } from './activity-labels/ja.ts';

/** The names of what activity is about: kinds, lists and fields. */
export const activityLabels = pageWords({ en, de, es, fr, ja });
