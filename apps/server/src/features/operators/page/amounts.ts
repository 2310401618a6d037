import type { Language } from '@lensemble/messages/languages';

const GIGABYTE = 1_000_000_000;

/** From the largest to the smallest, with their seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span in whole days, hours, minutes or seconds: the largest of which there is one. */
export function duration(seconds: number, language: Language): string {
  const [unit, length] = units.find((each) => seconds >= each[1]) ?? ['second', 1];
  return amount(Math.floor(seconds / length), unit, language);
}

export const size = (bytes: number, language: Language): string =>
  amount(Math.round(bytes / (GIGABYTE / 10)) / 10, 'gigabyte', language);

const amount = (value: number, unit: string, language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
