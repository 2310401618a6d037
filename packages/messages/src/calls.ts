import { de } from './calls/de.ts';
import { en } from './calls/en.ts';
import { es } from './calls/es.ts';
import { fr } from './calls/fr.ts';
import { ja } from './calls/ja.ts';
import { catalog } from './catalog.ts';

/** The personal page of a participant, which a link opens without an account. */
export const calls = catalog({ en, de, es, fr, ja });
