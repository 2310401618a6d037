import { catalog } from './catalog.ts';
import { de } from './public-pages/de.ts';
import { en } from './public-pages/en.ts';
import { es } from './public-pages/es.ts';
import { fr } from './public-pages/fr.ts';
import { ja } from './public-pages/ja.ts';

/** Pages that the server writes: shared shoots, links in mails, failures. */
export const publicPages = catalog({ en, de, es, fr, ja });
