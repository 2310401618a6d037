import { pageWords } from '../page-words.ts';
import { de } from './quick-add/de.ts';
import { en } from './quick-add/en.ts';
import { es } from './quick-add/es.ts';
import { fr } from './quick-add/fr.ts';
import { ja } from './quick-add/ja.ts';

export const quickAddWords = pageWords({ en, de, es, fr, ja });
