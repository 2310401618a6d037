import type { Checked } from './catalog.ts';
import type { CatalogLanguage, SOURCE } from './languages.ts';
import type { Messages } from './message.ts';
import { de } from './sentences/de.ts';
import type { Sentence } from './sentences/en.ts';
import { es } from './sentences/es.ts';
import { fr } from './sentences/fr.ts';
import { ja } from './sentences/ja.ts';

type Source = { readonly [S in Sentence]: S };
type Foreign = Exclude<CatalogLanguage, typeof SOURCE>;

/** A value that a translation does not use or has not got does not compile. */
const checked = <const All extends Record<Foreign, Messages>>(
  all: All & { readonly [L in Foreign]: Checked<Source, All[L]> },
): Readonly<Record<Foreign, Readonly<Record<Sentence, string>>>> => all as never;

/** By the English sentence. The scripts of pages have those of one language. */
export const translations = checked({ de, es, fr, ja });
