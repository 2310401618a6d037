import type { z } from 'zod';

export const NUMBER_MESSAGE = 'This must be a number';

const typeMessages: Readonly<Record<string, string>> = {
  string: 'This must be text',
  number: NUMBER_MESSAGE,
  int: 'This must be a whole number',
  boolean: 'Please choose yes or no',
  array: 'This must be a list',
  object: 'This must be an object',
};

/**
 * The message of an issue whose schema has none of its own. Replaces zod's messages, which speak of types and of "Invalid
 * input".
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'This is required';
  switch (issue.code) {
    case 'invalid_type':
      return typeMessages[String(issue.expected)] ?? 'This is not valid';
    case 'too_big':
      return limitMessage(issue.origin, Number(issue.maximum), 'at most');
    case 'too_small':
      return limitMessage(issue.origin, Number(issue.minimum), 'at least');
    case 'invalid_value':
      return 'Please choose one of the options';
    case 'unrecognized_keys':
      return 'This field is not known';
    default:
      return 'This is not valid';
  }
}

function limitMessage(origin: string, limit: number, bound: 'at most' | 'at least'): string {
  const number = limit.toLocaleString('en');
  if (origin === 'string') return textMessage(number, bound);
  return origin === 'array'
    ? `This must have ${bound} ${number} entries`
    : `This must be ${bound} ${number}`;
}

const textMessage = (number: string, bound: 'at most' | 'at least') =>
  bound === 'at most'
    ? `This is too long: ${number} characters at most`
    : `This is too short: ${number} characters at least`;
