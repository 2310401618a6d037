import type { Language } from '@lensemble/messages/languages';

type Units = readonly (readonly [name: string, size: number])[];

/** From the largest to the smallest. */
const spans: Units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];
const sizes: Units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
];

/** A span in whole days, hours, minutes or seconds. */
export const duration = (seconds: number, language: Language): string =>
  amount(seconds, spans, language, { maximumFractionDigits: 0 });

/** In gigabytes with one decimal, or in whole megabytes. */
export const size = (bytes: number, language: Language): string =>
  amount(bytes, sizes, language, { maximumFractionDigits: bytes < 1e9 ? 0 : 1 });

/** In the largest unit of which there is one. */
function amount(
  value: number,
  units: Units,
  language: Language,
  digits: Intl.NumberFormatOptions,
): string {
  const [unit, length] = units.find((each) => value >= each[1]) ?? units.at(-1) ?? ['second', 1];
  const format = { style: 'unit', unit, unitDisplay: 'short', roundingMode: 'floor' } as const;
  return new Intl.NumberFormat(language, { ...format, ...digits }).format(value / length);
}
