import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Karte',
  subtitle: 'Alle deine Shootings auf einer Karte',
  failed: 'Die Shootings konnten nicht geladen werden',
  checkNetwork: 'Bitte prüfe die Verbindung und versuche es noch einmal.',
  loading: 'Shootings werden geladen …',
  mapOfShoots: 'Karte der Shootings',
  marker: '{title}, {status}',
  showOnly: 'Nur anzeigen',
  readyShort: 'Bereit',
  showAll: { one: 'Shooting anzeigen', other: 'Alle {count} anzeigen' },
  noneWithLocation: 'Noch keine Shootings mit Location',
  addLocations: 'Gib deinen Shootings Locations, um sie auf der Karte zu sehen',
  addShoot: 'Neues Shooting',
  openTitle: '„{title}“ öffnen',
  isOpenBelow: '{title} ist in der Liste unter der Karte geöffnet',
  shootsAt: { one: '{count} Shooting: {place}', other: '{count} Shootings: {place}' },
  shootsHere: { one: '{count} Shooting an diesem Ort', other: '{count} Shootings an diesem Ort' },
  openShoot: 'Shooting öffnen',
  details: 'Details',
  allHere: 'Alle {shoots} hier',
  close: 'Schließen',
  noDate: 'Noch kein Datum',
} as const satisfies Translation<typeof en>;
