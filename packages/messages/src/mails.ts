import { catalog } from './catalog.ts';
import { de } from './mails/de.ts';
import { en } from './mails/en.ts';
import { es } from './mails/es.ts';
import { fr } from './mails/fr.ts';
import { ja } from './mails/ja.ts';

/** Mails about accounts and teams, and what surrounds every mail. */
export const mails = catalog({ en, de, es, fr, ja });
