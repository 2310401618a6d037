import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  towns: 'Ort oder Stadt',
  townsAdvice:
    'Die Suche kennt nur Orte und Städte. Wähle einen Ort und setze dann den Punkt auf der Karte.',
  everything: 'Stadt, Ort oder Straße',
  everythingAdvice: 'Versuche es mit dem vollen Namen oder gib die Stadt dazu an.',
  places: 'Orte',
  found: { one: '{count} Ort', other: '{count} Orte' },
  nothingFound: 'Kein Ort gefunden',
  nothingFoundFor: 'Kein Ort zu „{text}“ gefunden',
  notFetched: 'Die Orte konnten nicht geladen werden',
  failed: 'Die Orte konnten nicht geladen werden. Bitte versuche es noch einmal.',
} as const satisfies Translation<typeof en>;
