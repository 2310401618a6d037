import { type Language, localeOf } from '@lensemble/messages/languages';

/** The name of a language in that language, as an entry of a list: `Deutsch`, `Español`. */
export function languageName(language: Language): string {
  const locale = localeOf(language);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}
