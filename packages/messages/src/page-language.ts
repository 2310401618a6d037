import { isLanguage, type Language, localeOf, SOURCE } from './languages.ts';

interface Page {
  readonly document?: { readonly documentElement: { readonly lang: string } };
}

const lang = (globalThis as Page).document?.documentElement.lang;

/** The language of the page that runs this code. English outside of pages. */
export const pageLanguage: Language = isLanguage(lang) ? lang : SOURCE;

/** The locale of the page for dates, numbers, lists and plurals (BCP 47). */
export const pageLocale: string = localeOf(pageLanguage);
