import { catalog } from './catalog.ts';
import { de } from './consent-pages/de.ts';
import { en } from './consent-pages/en.ts';
import { es } from './consent-pages/es.ts';
import { fr } from './consent-pages/fr.ts';
import { ja } from './consent-pages/ja.ts';

/** Consent to use pictures, and the pictures themselves, on personal links, in emails and in documents. */
export const consentPages = catalog({ en, de, es, fr, ja });
