import { newPassword } from '@lensemble/contract/password';
import { z } from 'zod';

/** Both passwords of the form. The rules and words for the new one are those of the contract. */
export const passwordChange = z.object({
  currentPassword: z.string().min(1, 'Please enter your current password'),
  newPassword,
});
