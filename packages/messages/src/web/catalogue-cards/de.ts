import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  edit: 'Bearbeiten',
  editItem: '{name} bearbeiten',
  delete: 'Löschen',
  deleteItem: '{name} löschen',
  more: 'Mehr zu {name}',
  duplicate: 'Duplizieren',
  available: 'Verfügbar',
  inUse: 'In Gebrauch',
  unavailable: 'Nicht verfügbar',
  crewAvailable: 'Verfügbar',
  crewUnavailable: 'Nicht verfügbar',
  quantity: 'Anz.: {quantity}',
  from: 'Aus: {series}',
  storedAt: 'Lagerort:',
  email: 'E-Mail:',
  phone: 'Telefon:',
  none: 'keine Angabe',
  onTheMap: 'Auf der Karte',
  onTheMapAt: 'Auf der Karte:',
  copyAddress: 'Adresse kopieren',
  inNoShoots: 'Noch in keinem Shooting',
  inShoots: { one: 'In {count} Shooting', other: 'In {count} Shootings' },
  inShootsNext: {
    one: 'In {count} Shooting, nächstes {date}',
    other: 'In {count} Shootings, nächstes {date}',
  },
  things: { one: '{count} Sache', other: '{count} Sachen' },
  times: '{name} × {quantity}',
} as const satisfies Translation<typeof en>;
