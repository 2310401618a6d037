import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  hours: 'Heures',
  untimed: 'Sans heure',
  until: 'jusqu’à {time}',
  details: ', {hours}, {duration}, {status}',
  fromTo: '{from} – {to}',
  newShoot: 'Nouveau shooting',
  earlierDays: 'Jours précédents',
  laterDays: 'Jours suivants',
} as const satisfies Translation<typeof en>;
