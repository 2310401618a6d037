import type { GoogleAction } from '@lensemble/contract/google';

/** What Google is asked for: nothing of what it keeps but what we put there. */
export const SCOPES: Readonly<Record<GoogleAction, string>> = {
  docs: 'https://www.googleapis.com/auth/drive.file',
  calendar: 'https://www.googleapis.com/auth/calendar.events',
};

/** So that people can see which of their accounts it is. */
export const WHO = ['openid', 'email'] as const;
