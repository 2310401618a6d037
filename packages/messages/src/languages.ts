/** The languages with a complete catalog, the source first. */
export const languages = ['en', 'de', 'es', 'fr', 'ja'] as const;
type Translated = (typeof languages)[number];

/** English with accents and 40 % longer, generated from the catalog. Text without accents has bypassed the catalog. */
export const PSEUDO = 'en-XA';

export type Language = Translated | typeof PSEUDO;
export type CatalogLanguage = Translated;

/** The specification's texts are English, so this is the language if nothing else is known. */
export const SOURCE = 'en' satisfies Language;

const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  ja: 'ja-JP',
  [PSEUDO]: 'en-US',
};

/** The locale of a language for dates, numbers, lists and plurals (BCP 47). */
export const localeOf = (language: Language): string => locales[language];

export const isLanguage = (text: unknown): text is Language =>
  text === PSEUDO || languages.some((each) => each === text);

/** The chosen language if it is offered, otherwise the source. */
export const offeredLanguage = (
  offered: readonly Language[],
  chosen: Language | null | undefined,
): Language => (chosen && offered.includes(chosen) ? chosen : SOURCE);

const RANGE = /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i;
/** Browsers send a handful. */
const RANGES_MAX = 20;

/**
 * The first of the offered languages that a reader accepts (RFC 9110, 12.5.4); undefined if none is. `de-AT` accepts `de`.
 * @param header the value of `Accept-Language`
 */
export function acceptedLanguage(
  header: string | undefined,
  offered: readonly Language[],
): Language | undefined {
  const ranges = (header ?? '').split(',').slice(0, RANGES_MAX).flatMap(rangeOf);
  const ordered = ranges.toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of ordered) {
    const found = offered.find((language) => matches(language, tag));
    if (found) return found;
  }
  return undefined;
}

function rangeOf(text: string): { tag: string; weight: number }[] {
  const [, tag, weight = '1'] = RANGE.exec(text) ?? [];
  return tag === undefined || Number(weight) === 0 ? [] : [{ tag, weight: Number(weight) }];
}

function matches(language: Language, tag: string): boolean {
  const wanted = tag.toLowerCase();
  if (wanted === PSEUDO.toLowerCase() || language === PSEUDO) {
    return wanted === language.toLowerCase();
  }
  return wanted === language || wanted.startsWith(`${language}-`);
}
