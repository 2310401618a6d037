import { catalog } from './catalog.ts';
import { de } from './web/shot-list/de.ts';
import { en } from './web/shot-list/en.ts';
import { es } from './web/shot-list/es.ts';
import { fr } from './web/shot-list/fr.ts';
import { ja } from './web/shot-list/ja.ts';

/** Shot lists on documents and pages that the server makes, in the words of the editor. */
export const shotLists = catalog({ en, de, es, fr, ja });
