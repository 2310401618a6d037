import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Kalender',
  calendar: 'Kalender',
  today: 'Heute',
  view: 'Ansicht',
  month: 'Monat',
  week: 'Woche',
  agenda: 'Agenda',
  day: 'Tag',
  eventsOn: 'Termine am {date}',
  shoots: { one: '{number} Shooting', other: '{number} Shootings' },
  noEvents: 'Keine Termine an diesem Tag',
  plan: 'Shooting an diesem Tag planen',
  shownHere: 'Alles mit diesem Datum erscheint hier.',
  noTime: 'Noch keine Uhrzeit',
  hint: 'Zieh ein Shooting auf einen anderen Tag. Um ein neues zu planen, drücke {key} oder zieh über leere Tage; es findet am ersten davon statt.',
  shapes: 'Formen der Status',
  moveDay: 'Auf einen anderen Tag verschieben',
  move: 'Verschieben',
  moveShoot: '{title} auf einen anderen Tag verschieben',
} as const satisfies Translation<typeof en>;
