import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Alle Shootings ({shoots})',
  ofTotal: 'von {total}',
  showAllStatuses: 'Alle Status anzeigen',
  noneMatch: 'Keine Shootings passen zu den gewählten Filtern',
  hidden: 'Der Filter blendet sie aus.',
  noDetails: 'Keine weiteren Angaben zu diesem Shooting',
  description: 'Beschreibung',
  costumes: 'Kostüme',
  props: 'Requisiten',
  personnel: 'Crew',
  more: '+{count} weitere',
  notOnMapAfter: ', nicht auf der Karte',
  notOnMap: 'Nicht auf der Karte',
  noLocation: 'Keine Location',
  openShoot: 'Shooting öffnen',
  showOnMap: 'Auf der Karte anzeigen',
  putOnMap: '„{name}“ auf die Karte setzen',
} as const satisfies Translation<typeof en>;
