import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  minutes: '{minutes} min',
  hours: '{hours} h',
  duration: '{hours} h {minutes} min',
  hourRange: '{from}–{to}',
  today: 'Hoy',
  days: { one: '{count} día', other: '{count} días' },
  weeks: { one: '{count} semana', other: '{count} semanas' },
} as const satisfies Translation<typeof en>;
