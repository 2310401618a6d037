import { z } from 'zod';
import { PASSWORD_MAX } from './constants.ts';
import { passwordRules } from './password-rules.ts';

/** A new password. Each broken rule is an issue of its own, in the order of `passwordRules`. */
export const newPassword = z
  .string('Please enter a password')
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`)
  .superRefine((password, context) => {
    for (const rule of passwordRules) {
      if (!rule.passes(password)) context.addIssue({ code: 'custom', message: rule.message });
    }
  });
