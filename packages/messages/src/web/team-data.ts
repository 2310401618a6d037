import { pageWords } from '../page-words.ts';
import { de } from './team-data/de.ts';
import { en } from './team-data/en.ts';
import { es } from './team-data/es.ts';
import { fr } from './team-data/fr.ts';
import { ja } from './team-data/ja.ts';

export const teamDataWords = pageWords({ en, de, es, fr, ja });
