import type { GoogleAction } from '@lensemble/contract/google';

/** `drive.file` covers only files of Lensemble; `calendar.events` covers all events of the person's calendars. */
export const SCOPES: Readonly<Record<GoogleAction, string>> = {
  docs: 'https://www.googleapis.com/auth/drive.file',
  calendar: 'https://www.googleapis.com/auth/calendar.events',
};

/** Shows people which of their accounts is connected. */
export const WHO = ['openid', 'email'] as const;
