import { z } from 'zod';
import { NUMBER_MESSAGE } from './messages.ts';

const NUMBER = /^-?\d{1,15}(\.\d{1,25})?(e-\d{1,3})?$/;

const numberOfText = (value: unknown) =>
  typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false };
const booleanOfText = (value: unknown) =>
  typeof value === 'string' ? (booleans[value] ?? value) : value;

/** Prefers the message of the range to that of the type, if the value is a number. */
const numberMessage =
  (rangeMessage: string, typeMessage: string) =>
  ({ input }: { input?: unknown }) =>
    typeof input === 'number' ? rangeMessage : typeMessage;

/** Reads a number also from its text: clients send values of form fields as they are. */
export function orText<T extends z.ZodType>(schema: T) {
  return z.preprocess<unknown, T, z.input<T>>(numberOfText, schema);
}

/** `rangeMessage` is for numbers that are refused, `typeMessage` for other values. */
export const decimal = (rangeMessage: string, typeMessage = NUMBER_MESSAGE): z.ZodNumber =>
  z.number({ error: numberMessage(rangeMessage, typeMessage) });

/** `wholeMessage` is for fractions. */
export const wholeNumber = (rangeMessage: string, wholeMessage = rangeMessage): z.ZodInt =>
  z.int({
    error: (issue) =>
      numberMessage(
        Number.isInteger(issue.input) ? rangeMessage : wholeMessage,
        NUMBER_MESSAGE,
      )(issue),
  });

/** A boolean, or `"true"` or `"false"`. */
export const yesOrNo = z.preprocess<unknown, z.ZodBoolean, boolean>(
  booleanOfText,
  z.boolean('Please choose yes or no'),
);
