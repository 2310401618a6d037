import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  curious: 'Neugierig, wie ein Team mit Plänen aussieht?',
  add: 'Mit Beispieldaten ausprobieren',
  adding: 'Wird hinzugefügt …',
  hasSamples: 'Dieses Team hat Beispieldaten.',
  remove: 'Beispieldaten entfernen',
  removeQuestion: 'Die Beispieldaten entfernen?',
  confirm: 'Entfernen',
  removing: 'Wird entfernt …',
  notLoaded: 'Die Beispieldaten konnten nicht geladen werden',
  looking: 'Es wird geprüft, was du geändert hast …',
  deletesNothing: 'Du hast alles davon geändert oder benutzt es, deshalb wird nichts gelöscht.',
  deletes: 'Das löscht {things}. Das lässt sich nicht rückgängig machen.',
  stays: 'Was du geändert hast, bleibt erhalten, samt allem, was es verwendet:',
  shoots: { one: '{count} Shooting', other: '{count} Shootings' },
  personnel: { one: '{count} Crewmitglied', other: '{count} Crewmitglieder' },
  locations: { one: '{count} Location', other: '{count} Locations' },
  costumes: { one: '{count} Kostüm', other: '{count} Kostüme' },
  props: { one: '{count} Requisite', other: '{count} Requisiten' },
  equipment: { one: '{count} Ausrüstungsteil', other: '{count} Ausrüstungsteile' },
  kits: { one: '{count} Set', other: '{count} Sets' },
} as const satisfies Translation<typeof en>;
