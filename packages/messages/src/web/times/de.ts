import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  minutes: '{minutes} min',
  hours: '{hours} h',
  duration: '{hours} h {minutes} min',
  hourRange: '{from}–{to}',
  today: 'Heute',
  days: { one: '{count} Tag', other: '{count} Tage' },
  weeks: { one: '{count} Woche', other: '{count} Wochen' },
} as const satisfies Translation<typeof en>;
