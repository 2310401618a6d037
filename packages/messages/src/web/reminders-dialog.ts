import { pageWords } from '../page-words.ts';
import { de } from './reminders-dialog/de.ts';
import { en } from './reminders-dialog/en.ts';
import { es } from './reminders-dialog/es.ts';
import { fr } from './reminders-dialog/fr.ts';
import { ja } from './reminders-dialog/ja.ts';

export const remindersDialogWords = pageWords({ en, de, es, fr, ja });
