import { pageWords } from '../page-words.ts';
import { de } from './email-confirmation/de.ts';
import { en } from './email-confirmation/en.ts';
import { es } from './email-confirmation/es.ts';
import { fr } from './email-confirmation/fr.ts';
import { ja } from './email-confirmation/ja.ts';

export const confirmationWords = pageWords({ en, de, es, fr, ja });
