import { de } from '../labels/de.ts';
import { en } from '../labels/en.ts';
import { es } from '../labels/es.ts';
import { fr } from '../labels/fr.ts';
import { ja } from '../labels/ja.ts';
import { pageWords } from '../page-words.ts';

/** What the contract names: statuses, roles and skies. */
export const labelWords = pageWords({ en, de, es, fr, ja });
