import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  todos: 'Tareas',
  placeholder: 'Añadir una tarea',
  add: 'Añadir',
  added: '{todo}: añadida',
  removed: '{todo}: eliminada',
  moved: '{todo}: movida al puesto {place}',
  moveUp: 'Subir {todo}',
  moveDown: 'Bajar {todo}',
  remove: 'Quitar {todo}',
} as const satisfies Translation<typeof en>;
