export const isEnglish = (locale: string): boolean => locale.startsWith('en');

/** The first day of the week, as CLDR has it: 0 is Sunday. */
export const firstWeekday = (locale: string): 0 | 1 => (/^(en|ja)/.test(locale) ? 0 : 1);
