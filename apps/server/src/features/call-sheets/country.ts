import type { PaperName } from './look.ts';
import type { ShootSpan } from './shoot-span.ts';

const A_TO_Z = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** TypeScript does not declare it yet. Undefined for what is no country. */
interface ZonedLocale extends Intl.Locale {
  getTimeZones(): readonly string[] | undefined;
}

/** The platform knows the zones of each country. No zone belongs to two countries. */
function listCountries(): ReadonlyMap<string, string> {
  const countries = new Map<string, string>();
  for (const country of A_TO_Z.flatMap((first) => A_TO_Z.map((second) => first + second))) {
    const locale = new Intl.Locale(`und-${country}`) as ZonedLocale;
    // A former code, such as UK for GB, stands for another country.
    if (locale.region !== country) continue;
    const zones = locale.getTimeZones() ?? [];
    for (const zone of zones) countries.set(canonical(zone), country);
  }
  return countries;
}

let countries: ReadonlyMap<string, string> | undefined;

/** The country of a time zone (ISO 3166), undefined at sea. */
function countryOfZone(timeZone: string): string | undefined {
  countries ??= listCountries();
  return countries.get(canonical(timeZone));
}

/** The country of a shoot's place, by the borders of time zones; undefined without coordinates and at sea. */
export const countryOfPlace = ({
  location,
  timeZone,
}: Pick<ShootSpan, 'location' | 'timeZone'>): string | undefined =>
  location?.latitude == null ? undefined : countryOfZone(timeZone);

const LETTER = 'US CA MX PH CL CO CR DO GT NI PA PR SV VE'.split(' ');

/** The paper on which a shoot is printed: that of its place, otherwise of the reader's region. */
export function paperOf(
  { location, timeZone }: Pick<ShootSpan, 'location' | 'timeZone'>,
  readerRegion: string | undefined,
): PaperName {
  const country =
    countryOfPlace({ location, timeZone }) ?? readerRegion ?? countryOfZone(timeZone) ?? '';
  return LETTER.includes(country) ? 'letter' : 'a4';
}
