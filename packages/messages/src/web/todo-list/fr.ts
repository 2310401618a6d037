import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  todos: 'Tâches ({count})',
  ofCostume: '{costume} · {todos}',
  more: '+{count} de plus',
  checkedOff: 'Tâche cochée',
  restored: 'Tâche rétablie',
  undo: 'Annuler',
  costumeNotUpdated: 'Impossible de mettre à jour le costume',
} as const satisfies Translation<typeof en>;
