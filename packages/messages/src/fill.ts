import type { Message } from './message.ts';

export type AnyValues = Readonly<Record<string, unknown>>;

const rules = new Map<string, Intl.PluralRules>();

/** The form of a message for the number in `count`. */
export function textOf(message: Message, locale: string, values: AnyValues | undefined): string {
  if (typeof message === 'string') return message;
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return message[known.select(Number(values?.count))] ?? message.other;
}

const PLACE = /\{(\w+)\}/;

/** The parts of a text, with the values between them. Numbers are written as the locale does. */
export const partsOf = (text: string, locale: string, values: AnyValues = {}): unknown[] =>
  text.split(PLACE).map((part, index) => {
    if (index % 2 === 0) return part;
    const value = part in values ? values[part] : `{${part}}`;
    return typeof value === 'number' ? numberText(value, locale) : value;
  });

/** Writes the values into a text. */
export const fill = (text: string, locale: string, values?: AnyValues): string =>
  partsOf(text, locale, values).join('');

/** Formatters are slow to make, and small numbers need none. */
const numberText = (value: number, locale: string) =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(locale);
