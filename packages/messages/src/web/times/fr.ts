import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  minutes: '{minutes} min',
  hours: '{hours} h',
  duration: '{hours} h {minutes} min',
  hourRange: '{from}–{to}',
  today: 'Aujourd’hui',
  days: { one: '{count} jour', other: '{count} jours' },
  weeks: { one: '{count} semaine', other: '{count} semaines' },
} as const satisfies Translation<typeof en>;
