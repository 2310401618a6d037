import { isLanguage, type Language, localeOf, SOURCE } from './languages.ts';
import { readerLocale } from './reader-locale.ts';

interface Page {
  readonly document?: { readonly documentElement: { readonly lang: string } };
  readonly navigator?: { readonly languages: readonly string[] };
}

const { document, navigator } = globalThis as Page;
const lang = document?.documentElement.lang;

/** The language of the page that runs this code. English outside of pages. */
export const pageLanguage: Language = isLanguage(lang) ? lang : SOURCE;

/** The locale of the page for dates, numbers, lists and plurals (BCP 47), in the region of the reader. */
export const pageLocale: string = readerLocale(
  pageLanguage,
  localeOf(pageLanguage),
  // Node.js has the languages of its machine.
  (document && navigator?.languages) ?? [],
);
