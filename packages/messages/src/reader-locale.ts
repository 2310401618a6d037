const LANGUAGE_AND_REGION = 'en-GB'.length;

/**
 * The locale of a language in the reader's region: a reader of English with a British browser has weeks from Monday and
 * 24 hours. @param usual the locale of the language without a region
 * @param accepted the languages of the browser, the preferred one first
 */
export function readerLocale(language: string, usual: string, accepted: readonly string[]): string {
  const own = accepted.find(
    (tag) => tag.length === LANGUAGE_AND_REGION && tag.startsWith(language),
  );
  // Times that the code writes itself have 24 hours in every language but English.
  return own && language !== 'en' ? `${own}-u-hc-h23` : (own ?? usual);
}
