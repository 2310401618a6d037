export const isEnglish = (locale: string): boolean => locale.startsWith('en');

/** Whether dates and times are those of the specification, which need no formatter. */
export const isAmerican = (locale: string): boolean => locale === 'en-US';

/** English-speaking regions whose clock has 24 hours, as CLDR has them. The others have AM and PM. */
const ENGLISH_24_HOURS =
  /-(AT|B[EZ]|C[HZ]|D[EK]|E[ES]|F[IR]|G[BG]|HU|I[DELMT]|JE|KE|L[TV]|MT|N[GLO]|P[LT]|RO|S[EIK]|UA|Z[AW])$/;

export const hasAmPm = (locale: string): boolean =>
  isEnglish(locale) && !ENGLISH_24_HOURS.test(locale);

/** Regions whose week begins on Sunday, as CLDR has them. */
const FROM_SUNDAY =
  /-(A[GS]|B[DRSTWZ]|C[AO]|D[MO]|ET|G[TU]|H[KN]|I[DLNS]|J[MP]|K[EHR]|LA|M[HMOTXZ]|N[IP]|P[AEHKRTY]|S[AGV]|T[HTW]|U[MS]|V[EI]|WS|YE|Z[AW])\b/;

/** The first day of the week: 0 is Sunday. */
export const firstWeekday = (locale: string): 0 | 1 => (FROM_SUNDAY.test(locale) ? 0 : 1);
