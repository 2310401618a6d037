import { type Catalogs, messageIn, type NamesOf, type Say } from './catalog.ts';
import type { AnyValues } from './fill.ts';
import type { CatalogLanguage } from './languages.ts';
import type { Messages } from './message.ts';
import { pageLanguage } from './page-language.ts';
import { messageParts, messageText } from './page-message.ts';

type PartValues<M, Part> = { readonly [Name in NamesOf<M>]: Part | string | number };

/** Says a message in the language of the page. */
export interface Words<Source extends Messages> extends Say<Source> {
  /** A message in parts, for values that are not text, such as elements. */
  readonly parts: <Key extends keyof Source & string, Part>(
    key: Key,
    values: PartValues<Source[Key], Part>,
  ) => (Part | string)[];
  /** For the build. */
  readonly texts: Readonly<Record<CatalogLanguage, Messages>>;
}

/**
 * Joins the languages of a catalog for the screens, like `catalog`. The build replaces each call that has a literal key
 * with the text, so that a page loads only the texts that it shows, in one language.
 */
export function pageWords<const All extends Record<CatalogLanguage, Messages>>(
  all: All & Catalogs<All>,
): Words<All['en']> {
  const find = (key: string) => messageIn(all, pageLanguage, key);
  const say = (key: string, values?: AnyValues) => messageText(find(key), values);
  const parts = (key: string, values: AnyValues) => messageParts(find(key), values);
  return Object.assign(say, { parts, texts: all }) as unknown as Words<All['en']>;
}
