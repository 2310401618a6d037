import { catalog } from './catalog.ts';
import { de } from './web/conventions/de.ts';
import { en } from './web/conventions/en.ts';
import { es } from './web/conventions/es.ts';
import { fr } from './web/conventions/fr.ts';
import { ja } from './web/conventions/ja.ts';

/** Conventions on pages that the server makes, in the words of the application. */
export const conventionPages = catalog({ en, de, es, fr, ja });
