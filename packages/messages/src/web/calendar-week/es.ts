import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  hours: 'Horas',
  untimed: 'Sin hora',
  until: 'hasta las {time}',
  details: ', {hours}, {duration}, {status}',
  fromTo: '{from} – {to}',
  newShoot: 'Nueva sesión',
  earlierDays: 'Días anteriores',
  laterDays: 'Días siguientes',
} as const satisfies Translation<typeof en>;
