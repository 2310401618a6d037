import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  reference: 'Referencia {number}',
  all: 'Todas las referencias',
  about: 'Sobre esta referencia',
  close: 'Cerrar',
  openOriginal: 'Abrir original',
  previous: 'Anterior',
  next: 'Siguiente',
  notLoaded: 'No se ha podido cargar esta imagen',
  notes: 'Notas',
  addNotes: 'Añadir notas',
  size: 'Tamaño',
  todos: 'Tareas ({count})',
  delete: 'Eliminar',
  save: 'Guardar',
  unsaved: 'Tus notas sobre estas referencias aún no se han guardado.',
  saved: 'Notas guardadas',
  notSaved: 'Aún sin guardar',
  joined: 'Otro miembro ha cambiado estas notas. Su versión está ahora encima de la tuya.',
  gone: 'Otro miembro ha eliminado esta imagen de referencia',
  saveFailed: 'No se han podido guardar las notas',
} as const satisfies Translation<typeof en>;
