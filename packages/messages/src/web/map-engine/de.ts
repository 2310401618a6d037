import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  notConfigured: 'API-Schlüssel für Google Maps nicht eingerichtet',
  scriptFailed: 'Das Skript von Google Maps konnte nicht geladen werden',
  scriptWithoutMaps: 'Die API von Google Maps wurde nicht geladen',
  failed: 'Die Karte konnte nicht geladen werden',
  advice: 'Bitte prüfe die Einrichtung',
  loading: 'Karte wird geladen …',
  tryAgain: 'Erneut versuchen',
  useSimple: 'Einfache Karte verwenden',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  myPosition: 'Mein Standort',
  together: '{count} zusammen: {names}',
  togetherMore: '{count} zusammen: {names}; und {rest} weitere',
  useWheel: 'Zum Zoomen {key} gedrückt halten und scrollen',
  useTwoFingers: 'Verschiebe die Karte mit zwei Fingern',
  help: 'Pfeiltasten verschieben die Karte, Plus und Minus zoomen.',
  helpWithPoint:
    'Pfeiltasten verschieben die Karte, Plus und Minus zoomen. Enter setzt den Punkt in die Mitte.',
  noStreets: 'Straßenkarte nicht verfügbar',
  near: 'In oder bei {place}',
  north: '{distance} nördlich von {place}',
  northeast: '{distance} nordöstlich von {place}',
  east: '{distance} östlich von {place}',
  southeast: '{distance} südöstlich von {place}',
  south: '{distance} südlich von {place}',
  southwest: '{distance} südwestlich von {place}',
  west: '{distance} westlich von {place}',
  northwest: '{distance} nordwestlich von {place}',
} as const satisfies Translation<typeof en>;
