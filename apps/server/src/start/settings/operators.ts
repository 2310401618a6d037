import { z } from 'zod';

const addresses = z.string().transform((text, context): string[] => {
  const given = text.split(',').map((each) => each.trim().toLowerCase());
  if (given.every((each) => z.email().safeParse(each).success)) return given;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

export const operatorSettings = { OPERATORS: addresses.default([]) };

export const operatorAdvice: Record<keyof typeof operatorSettings, string> = {
  OPERATORS:
    'OPERATORS must list the email addresses of accounts, separated by commas, for example OPERATORS=ada@example.org.',
};
