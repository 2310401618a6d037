import { pageWords } from '../page-words.ts';
import { de } from './agenda/de.ts';
import { en } from './agenda/en.ts';
import { es } from './agenda/es.ts';
import { fr } from './agenda/fr.ts';
import { ja } from './agenda/ja.ts';

export const agendaWords = pageWords({ en, de, es, fr, ja });
