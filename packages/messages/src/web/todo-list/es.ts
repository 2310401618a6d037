import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  todos: 'Tareas ({count})',
  ofCostume: '{costume} · {todos}',
  more: '+{count} más',
  checkedOff: 'Tarea completada',
  restored: 'Tarea restaurada',
  undo: 'Deshacer',
  costumeNotUpdated: 'No se ha podido actualizar el traje',
} as const satisfies Translation<typeof en>;
