import { pageWords } from '../page-words.ts';
import { de } from './provider-failures/de.ts';
import { en } from './provider-failures/en.ts';
import { es } from './provider-failures/es.ts';
import { fr } from './provider-failures/fr.ts';
import { ja } from './provider-failures/ja.ts';

/** Why a sign-in through a provider failed. They never quote the provider. */
export const providerFailureWords = pageWords({ en, de, es, fr, ja });
