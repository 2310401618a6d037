import { pageWords } from '../page-words.ts';
import { de } from './item-dialogs/de.ts';
import { en } from './item-dialogs/en.ts';
import { es } from './item-dialogs/es.ts';
import { fr } from './item-dialogs/fr.ts';
import { ja } from './item-dialogs/ja.ts';

export const itemDialogWords = pageWords({ en, de, es, fr, ja });
