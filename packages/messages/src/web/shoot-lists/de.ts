import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  add: 'Neues Shooting',
  filter: 'Filter',
  filterInUse: 'Filter, aktiv',
  loading: 'Shootings werden geladen …',
  failed: 'Hoppla! Unsere Datenbank macht gerade Cosplay-Pause',
  tryAgain: 'Noch einmal suchen',
  searching: 'Datenbank wird gesucht …',
  whereItIs:
    'Sie steckt irgendwo zwischen Perücke und zweitem Stiefel. Deine Shootings sind sicher.',
  unreachable: 'Der Server ist nicht erreichbar. Deine Shootings sind sicher.',
  calendar: 'Kalender',
  docs: 'Docs',
} as const satisfies Translation<typeof en>;
