import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Suche',
  field: 'Shootings und Kataloge durchsuchen',
  placeholder: 'Shootings, Kostüme, Crew, Ausrüstung, Orte …',
  results: 'Ergebnisse',
  shownOf: '{shown} von {total}',
  loading: 'Wird geladen …',
  partial: 'Einige deiner Kataloge konnten nicht geladen werden.',
  nothing: 'Nichts gefunden für „{query}“.',
  nothingPartial:
    'Nichts gefunden für „{query}“. Einige deiner Kataloge konnten nicht geladen werden.',
  openShoot: 'Geöffnetes Shooting',
  actions: 'Aktionen',
  shoots: 'Shootings',
  costumes: 'Kostüme',
  crew: 'Crew',
  props: 'Requisiten',
  equipment: 'Ausrüstung',
  locations: 'Locations',
  kits: 'Sets',
  create: 'Erstellen',
  mine: 'meine shootings eigene',
  addShootNamed: 'Neues Shooting „{title}“ erstellen',
} as const satisfies Translation<typeof en>;
