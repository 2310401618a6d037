import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  name: 'Tabelle der Shootings',
  shoots: 'Shootings',
  columns: 'Spalten',
  title: 'Titel',
  status: 'Status',
  date: 'Datum',
  time: 'Uhrzeit',
  readiness: 'Vorbereitung',
  duration: 'Dauer',
  place: 'Ort',
  crew: 'Crew',
  costumes: 'Kostüme',
  description: 'Beschreibung',
  shared: 'Geteilt',
  yes: 'Ja',
  created: 'Erstellt',
  updated: 'Geändert',
  noMatch: 'Keine Shootings passen zu den gewählten Filtern',
  hidden: 'Der Filter blendet sie aus.',
  nothingPlanned: 'Noch nichts geplant',
  firstShoot: 'Hier erscheint dein erstes Shooting.',
} as const satisfies Translation<typeof en>;
