import { pageWords } from '../page-words.ts';
import { de } from './activity/de.ts';
import { en } from './activity/en.ts';
import { es } from './activity/es.ts';
import { fr } from './activity/fr.ts';
import { ja } from './activity/ja.ts';

/** The activity of a shoot and of a team, and the audit log. */
export const activityWords = pageWords({ en, de, es, fr, ja });
