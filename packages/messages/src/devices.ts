import { catalog } from './catalog.ts';
import { de } from './devices/de.ts';
import { en } from './devices/en.ts';
import { es } from './devices/es.ts';
import { fr } from './devices/fr.ts';
import { ja } from './devices/ja.ts';

export const devices = catalog({ en, de, es, fr, ja });
