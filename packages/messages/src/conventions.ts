export const isEnglish = (locale: string): boolean => locale.startsWith('en');

/** Whether dates and times are those of the specification, which need no formatter. */
export const isAmerican = (locale: string): boolean => locale === 'en-US';

/** English-speaking regions whose clock has 24 hours, as CLDR has them. The others have AM and PM. */
const ENGLISH_24_HOURS = /-(AT|BE|BZ|CH|DE|DK|FI|GB|GG|IE|IL|IM|JE|KE|MT|NG|NL|SE|SI|ZA|ZW)$/;

export const hasAmPm = (locale: string): boolean =>
  isEnglish(locale) && !ENGLISH_24_HOURS.test(locale);

/** Regions whose week begins on Sunday, as CLDR has them. */
const FROM_SUNDAY =
  /-(BZ|CA|CO|DO|GT|HK|HN|IL|IN|JM|JP|KE|MT|MX|NI|PA|PE|PH|PK|PR|PY|SG|SV|TT|US|VE|ZA|ZW)\b/;

/** The first day of the week: 0 is Sunday. */
export const firstWeekday = (locale: string): 0 | 1 => (FROM_SUNDAY.test(locale) ? 0 : 1);
