import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';

/** By number: the countries in which it reaches the ambulance. */
const numbers: Readonly<Record<string, string>> = {
  '112':
    'AD AT BE BG CH CY CZ DE DK EE ES FI FR GE GR HR HU IE IN IS IT LI LT LU LV MC MD ME MK MT NL PL PT RO RU SE SI SK SM TR UA',
  '911': 'BS CA CR DO EC JO MX PA PH PR PY US UY',
  '999': 'BD BH GB GG HK IM JE KE MO MY QA',
  '000': 'AU',
  '111': 'NZ',
  '123': 'CO',
  '113 (ambulance), 112 (police)': 'NO',
  '194 (ambulance), 192 (police)': 'RS',
  '995 (ambulance, fire), 999 (police)': 'SG',
  '998 (ambulance), 999 (police)': 'AE',
  '119 (ambulance, fire), 110 (police)': 'JP TW',
  '119 (ambulance, fire), 112 (police)': 'KR',
  '120 (ambulance), 110 (police)': 'CN',
  '1669 (ambulance), 191 (police)': 'TH',
  '115 (ambulance), 113 (police)': 'VN',
  '192 (ambulance), 190 (police)': 'BR',
  '131 (ambulance), 133 (police)': 'CL',
  '101 (ambulance), 100 (police)': 'IL',
  '123 (ambulance), 122 (police)': 'EG',
  '10177 (ambulance), 10111 (police)': 'ZA',
};

const byCountry = new Map(
  Object.entries(numbers).flatMap(([number, countries]) =>
    countries.split(' ').map((country) => [country, number] as const),
  ),
);

const SERVICES = /ambulance|fire|police/g;

/** The emergency number of a country, with its services in words; undefined where we do not know it for sure. */
export function emergencyNumberOf(
  country: string | undefined,
  language: Language,
): string | undefined {
  const say = callSheets(language);
  const number = country === undefined ? undefined : byCountry.get(country);
  return number?.replace(SERVICES, (service) => say(service as 'ambulance' | 'fire' | 'police'));
}
