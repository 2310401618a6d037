import { pageWords } from '../page-words.ts';
import { de } from './team-roles/de.ts';
import { en } from './team-roles/en.ts';
import { es } from './team-roles/es.ts';
import { fr } from './team-roles/fr.ts';
import { ja } from './team-roles/ja.ts';

export const teamRoleWords = pageWords({ en, de, es, fr, ja });
