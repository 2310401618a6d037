import { catalog } from './catalog.ts';
import { de } from './operator/de.ts';
import { en } from './operator/en.ts';
import { es } from './operator/es.ts';
import { fr } from './operator/fr.ts';
import { ja } from './operator/ja.ts';

/** The page of operators, which the server writes. */
export const operator = catalog({ en, de, es, fr, ja });
