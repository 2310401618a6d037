import { pageWords } from '../page-words.ts';
import { de } from './reference-viewer/de.ts';
import { en } from './reference-viewer/en.ts';
import { es } from './reference-viewer/es.ts';
import { fr } from './reference-viewer/fr.ts';
import { ja } from './reference-viewer/ja.ts';

export const referenceViewerWords = pageWords({ en, de, es, fr, ja });
