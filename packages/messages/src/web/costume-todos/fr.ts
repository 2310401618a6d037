import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const fr = {
  todos: 'Tâches',
  placeholder: 'Ajouter une tâche',
  add: 'Ajouter',
  added: '{todo} : tâche ajoutée',
  removed: '{todo} : tâche retirée',
  moved: '{todo} : tâche déplacée en position {place}',
  moveUp: 'Monter {todo}',
  moveDown: 'Descendre {todo}',
  remove: 'Retirer {todo}',
} as const satisfies Translation<typeof en>;
