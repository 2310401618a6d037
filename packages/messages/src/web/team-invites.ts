import { pageWords } from '../page-words.ts';
import { de } from './team-invites/de.ts';
import { en } from './team-invites/en.ts';
import { es } from './team-invites/es.ts';
import { fr } from './team-invites/fr.ts';
import { ja } from './team-invites/ja.ts';

/** The ways to invite people to a team. */
export const teamInviteWords = pageWords({ en, de, es, fr, ja });
