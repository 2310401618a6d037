import { pageWords } from '../page-words.ts';
import { de } from './second-step/de.ts';
import { en } from './second-step/en.ts';
import { es } from './second-step/es.ts';
import { fr } from './second-step/fr.ts';
import { ja } from './second-step/ja.ts';

export const secondStepWords = pageWords({ en, de, es, fr, ja });
