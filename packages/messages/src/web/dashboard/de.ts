import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Kommende Shootings',
  allShoots: 'Alle Shootings',
  noMatch: 'Keine Shootings passen zu den gewählten Filtern',
  hidden: 'Der Filter blendet sie aus.',
  noShoots: 'Noch keine Shootings',
  firstHere: 'Dein erstes erscheint hier unter seinem Status.',
  showAll: 'Alle Status anzeigen',
  showMore: { one: '{count} weiteres anzeigen', other: '{count} weitere anzeigen' },
  noDate: 'Noch kein Datum',
  noDescription: 'Keine Beschreibung',
  planFirst: 'Plane dein erstes Shooting',
  planFirstText: 'Für den Anfang reicht ein Name.',
  addCostume: 'Füge ein Kostüm hinzu',
  addCostumeText: 'Mit Foto und dem, was noch zu nähen ist.',
  inviteTeam: 'Lade dein Team ein',
  inviteTeamText: 'Per Code, Link oder E-Mail.',
  inviteWithoutMail: 'Per Code oder Link.',
  seeBoard: 'Sieh dir das Board an',
  seeBoardText: 'Von der Idee bis zum Abschluss, Karte für Karte.',
} as const satisfies Translation<typeof en>;
