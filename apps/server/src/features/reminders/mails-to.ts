import type { ReminderJob } from '../mails/service.ts';

export const mailsTo = (
  addresses: readonly string[],
  about: Omit<ReminderJob, 'kind' | 'email'>,
): ReminderJob[] => addresses.map((email) => ({ kind: 'reminder', email, ...about }));
