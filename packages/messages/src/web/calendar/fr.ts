import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  title: 'Calendrier',
  calendar: 'Calendrier',
  today: 'Aujourd’hui',
  view: 'Vue',
  month: 'Mois',
  week: 'Semaine',
  agenda: 'Agenda',
  day: 'Jour',
  eventsOn: 'Événements du {date}',
  shoots: { one: '{number} shooting', other: '{number} shootings' },
  noEvents: 'Aucun événement prévu ce jour-là',
  plan: 'Planifier un shooting ce jour-là',
  shownHere: 'Tout ce qui a cette date apparaît ici.',
  noTime: 'Pas encore d’heure',
  hint: 'Glissez un shooting vers un autre jour. Pour en planifier un nouveau, appuyez sur {key} ou glissez sur des jours libres ; il a lieu le premier de ces jours.',
  shapes: 'Formes des statuts',
  moveDay: 'Déplacer à un autre jour',
  move: 'Déplacer',
  moveShoot: 'Déplacer {title} à un autre jour',
} as const satisfies Translation<typeof en>;
