import { catalog } from './catalog.ts';
import { de } from './notifications/de.ts';
import { en } from './notifications/en.ts';
import { es } from './notifications/es.ts';
import { fr } from './notifications/fr.ts';
import { ja } from './notifications/ja.ts';

/** What notifications say, on the screens, in emails and in push messages. Names and titles come emphasized. */
export const notifications = catalog({ en, de, es, fr, ja });
