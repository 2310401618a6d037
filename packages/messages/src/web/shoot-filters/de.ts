import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  filters: 'Shootings filtern',
  search: 'Shootings durchsuchen',
  mine: 'Meine Shootings',
  person: 'Person',
  costume: 'Kostüm',
  place: 'Ort',
  month: 'Monat',
  anyPerson: 'Person: alle',
  anyCostume: 'Kostüm: alle',
  anyPlace: 'Ort: alle',
  anyMonth: 'Monat: alle',
  choice: '{name} ({count})',
  noLocation: 'Keine Location',
  noDate: 'Noch kein Datum',
  notFound: 'Nicht gefunden',
  clear: 'Filter zurücksetzen',
  namesFailed: 'Personen und Kostüme konnten nicht geladen werden',
  noMatch: 'Keine Shootings passen zu den gewählten Filtern',
  found: { one: '{found} von {count} Shooting', other: '{found} von {count} Shootings' },
} as const satisfies Translation<typeof en>;
