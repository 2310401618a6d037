import { catalog } from './catalog.ts';
import { de } from './shoot-mails/de.ts';
import { en } from './shoot-mails/en.ts';
import { es } from './shoot-mails/es.ts';
import { fr } from './shoot-mails/fr.ts';
import { ja } from './shoot-mails/ja.ts';

/** Reminders of shoots, and mails about changes of them. */
export const shootMails = catalog({ en, de, es, fr, ja });
