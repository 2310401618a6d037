import { type AnyValues, fill, partsOf, textOf } from './fill.ts';
import type { Message } from './message.ts';
import { pageLocale } from './page-language.ts';

export const messageText = (message: Message, values?: AnyValues): string =>
  fill(textOf(message, pageLocale, values), pageLocale, values);

export const messageParts = (message: Message, values: AnyValues): unknown[] =>
  partsOf(textOf(message, pageLocale, values), pageLocale, values);
