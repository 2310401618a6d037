import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  title: 'Tastenkürzel',
  plainKeys: 'Tastenkürzel ohne Ctrl oder ⌘',
  plainKeysHint: 'Ausschalten, wenn du per Sprache eingibst',
  general: 'Allgemein',
  goTo: 'Gehe zu',
  add: 'Hinzufügen',
  calendar: 'Kalender',
  openShoot: 'Geöffnetes Shooting',
} as const satisfies Translation<typeof en>;
