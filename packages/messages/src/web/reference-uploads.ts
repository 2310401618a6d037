import { pageWords } from '../page-words.ts';
import { de } from './reference-uploads/de.ts';
import { en } from './reference-uploads/en.ts';
import { es } from './reference-uploads/es.ts';
import { fr } from './reference-uploads/fr.ts';
import { ja } from './reference-uploads/ja.ts';

export const referenceUploadWords = pageWords({ en, de, es, fr, ja });
