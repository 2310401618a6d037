import { pageWords } from '../page-words.ts';
import { de } from './team-members/de.ts';
import { en } from './team-members/en.ts';
import { es } from './team-members/es.ts';
import { fr } from './team-members/fr.ts';
import { ja } from './team-members/ja.ts';

/** The members of a team: the list, roles, and the owner. */
export const teamMemberWords = pageWords({ en, de, es, fr, ja });
