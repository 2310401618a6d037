import { de } from './calendars/de.ts';
import { en } from './calendars/en.ts';
import { es } from './calendars/es.ts';
import { fr } from './calendars/fr.ts';
import { ja } from './calendars/ja.ts';
import { catalog } from './catalog.ts';

/** Events and feeds of calendars. */
export const calendars = catalog({ en, de, es, fr, ja });
