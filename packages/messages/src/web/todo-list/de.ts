import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const de = {
  todos: 'Aufgaben ({count})',
  ofCostume: '{costume} · {todos}',
  more: '+{count} weitere',
  checkedOff: 'Aufgabe abgehakt',
  restored: 'Aufgabe wiederhergestellt',
  undo: 'Rückgängig',
  costumeNotUpdated: 'Das Kostüm konnte nicht aktualisiert werden',
} as const satisfies Translation<typeof en>;
