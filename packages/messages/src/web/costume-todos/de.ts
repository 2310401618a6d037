import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  todos: 'Aufgaben',
  placeholder: 'Aufgabe hinzufügen',
  add: 'Hinzufügen',
  added: '{todo} hinzugefügt',
  removed: '{todo} entfernt',
  moved: '{todo} auf Platz {place} verschoben',
  moveUp: '{todo} nach oben verschieben',
  moveDown: '{todo} nach unten verschieben',
  remove: '{todo} entfernen',
} as const satisfies Translation<typeof en>;
