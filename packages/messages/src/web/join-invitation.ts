import { pageWords } from '../page-words.ts';
import { de } from './join-invitation/de.ts';
import { en } from './join-invitation/en.ts';
import { es } from './join-invitation/es.ts';
import { fr } from './join-invitation/fr.ts';
import { ja } from './join-invitation/ja.ts';

/** The page of an invite link for signed-in people. */
export const joinInvitationWords = pageWords({ en, de, es, fr, ja });
