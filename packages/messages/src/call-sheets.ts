import { de } from './call-sheets/de.ts';
import { en } from './call-sheets/en.ts';
import { es } from './call-sheets/es.ts';
import { fr } from './call-sheets/fr.ts';
import { ja } from './call-sheets/ja.ts';
import { catalog } from './catalog.ts';

/** Call sheets, and the words for a shoot's time, light and weather. */
export const callSheets = catalog({ en, de, es, fr, ja });
