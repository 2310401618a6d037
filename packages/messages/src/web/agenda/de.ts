import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  noTime: 'Noch keine Uhrzeit',
  from: 'Ab {date}',
  showMore: { one: '{count} weiteres anzeigen', other: '{count} weitere anzeigen' },
  noEvents: 'Keine Termine ab {date}',
  plan: 'Shooting an diesem Tag planen',
  laterDates: 'Alles mit einem späteren Datum erscheint hier.',
} as const satisfies Translation<typeof en>;
