import { pageWords } from '../page-words.ts';
import { de } from './call-sending/de.ts';
import { en } from './call-sending/en.ts';
import { es } from './call-sending/es.ts';
import { fr } from './call-sending/fr.ts';
import { ja } from './call-sending/ja.ts';

export const callSendingWords = pageWords({ en, de, es, fr, ja });
