import type { ReminderJob } from '../mails/service.ts';

/** A mail to each address about one shoot. */
export const mailsTo = (
  addresses: readonly string[],
  about: Omit<ReminderJob, 'kind' | 'email'>,
): ReminderJob[] => addresses.map((email) => ({ kind: 'reminder', email, ...about }));
