import { z } from 'zod';
import { PASSWORD_MAX } from './constants.ts';
import { passwordRules } from './password-rules.ts';

/** The message for a password that passes the five rules but is on the list of common passwords. */
export const COMMON_PASSWORD_MESSAGE =
  'This password is one of the most common ones. Please choose one that is harder to guess';

/** A new password. Each broken rule is an issue of its own, in the order of `passwordRules`. */
export const newPassword = z
  .string('Please enter a password')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`)
  .superRefine((password, context) => {
    for (const rule of passwordRules) {
      if (!rule.passes(password)) context.addIssue({ code: 'custom', message: rule.message });
    }
  });
