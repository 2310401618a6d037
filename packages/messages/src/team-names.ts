import { catalog } from './catalog.ts';
import { de } from './team-names/de.ts';
import { en } from './team-names/en.ts';
import { es } from './team-names/es.ts';
import { fr } from './team-names/fr.ts';
import { ja } from './team-names/ja.ts';

/** The first names of teams that people get without asking. */
export const teamNames = catalog({ en, de, es, fr, ja });
