import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  hours: 'Stunden',
  untimed: 'Ohne Uhrzeit',
  until: 'bis {time}',
  details: ', {hours}, {duration}, {status}',
  fromTo: '{from} – {to}',
  newShoot: 'Neues Shooting',
  earlierDays: 'Frühere Tage',
  laterDays: 'Spätere Tage',
} as const satisfies Translation<typeof en>;
