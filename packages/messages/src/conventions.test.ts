import { expect, test } from 'vitest';
import { firstWeekday, hasAmPm } from './conventions.ts';

const regions = {
  en: 'US GB AU CA IN NZ IE ZA HK SG PH KE NG DE CH AT BE NL SE FI DK SI MT IL JM PK ZW TT BZ KR TW TH ID BD NP KH LA MM MO BR PT SA CN MY VN FR ES IT PL AR CL CZ HU RO NO SK EE LT LV UA IS AE',
  de: 'DE AT CH',
  es: 'ES MX AR CO CL PE US VE DO GT HN NI PA PR PY SV BO EC UY CR',
  fr: 'FR CA CH BE',
  ja: 'JP',
};
const locales = Object.entries(regions).flatMap(([language, all]) =>
  all.split(' ').map((region) => `${language}-${region}`),
);

/** Browsers have this information too, but not all of them. */
type WithWeeks = Intl.Locale & { getWeekInfo(): { firstDay: number } };

test.each(locales)('the week of %s begins as in CLDR', (locale) => {
  const { firstDay } = (new Intl.Locale(locale) as WithWeeks).getWeekInfo();
  expect(firstWeekday(locale)).toBe(firstDay % 7);
  expect(firstWeekday(`${locale}-u-hc-h23`)).toBe(firstDay % 7);
});

test.each(locales.filter((locale) => locale.startsWith('en')))(
  'so does the clock of %s',
  (locale) => {
    const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
    expect(hasAmPm(locale)).toBe(hour12);
  },
);
