import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Imágenes de referencia',
  reference: 'Referencia {number}',
  add: 'Añadir imágenes',
  dropToAdd: 'Suelta para añadir',
  orDrop: 'o suéltalas aquí',
  toAdd: 'Imágenes para añadir',
  showFewer: 'Mostrar menos',
  showMore: { one: 'Mostrar {count} más', other: 'Mostrar {count} más' },
  more: 'Más',
  less: 'Menos',
  moreNotes: 'Más de las notas de la referencia {number}',
  lessNotes: 'Menos de las notas de la referencia {number}',
  remove: 'Quitar la referencia {number}',
  deleteTitle: 'Eliminar imagen de referencia',
  deleteQuestion:
    '¿Seguro que quieres eliminar esta imagen de referencia? Podrás deshacerlo durante unos segundos desde el aviso.',
  delete: 'Eliminar',
  undo: 'Deshacer',
  deleted: { one: 'Referencia eliminada', other: '{count} referencias eliminadas' },
  restored: { one: 'Referencia restaurada', other: '{count} referencias restauradas' },
  deleteFailed: 'No se ha podido eliminar la referencia',
  restoreFailed: 'No se ha podido restaurar la referencia',
} as const satisfies Translation<typeof en>;
