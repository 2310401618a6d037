import { z } from 'zod';
import { PASSWORD_MAX } from './constants.ts';
import { passwordRules } from './password-rules.ts';

/** Said when the password keeps the five rules but is one of the commonest there are (server-rules.md). */
export const COMMON_PASSWORD_MESSAGE =
  'This password is one of the most common ones. Please choose one that is harder to guess';

/** A password that may be set: every broken rule is an issue of its own, in the spec's order. */
export const newPassword = z
  .string('Please enter a password')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`)
  .superRefine((password, context) => {
    for (const rule of passwordRules) {
      if (!rule.passes(password)) context.addIssue({ code: 'custom', message: rule.message });
    }
  });
