import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  bar: 'Sesiones seleccionadas',
  clear: 'Quitar la selección',
  selected: { one: '{number} seleccionada', other: '{number} seleccionadas' },
  tooMany: {
    one: '{count} seleccionada, como máximo {most} a la vez',
    other: '{count} seleccionadas, como máximo {most} a la vez',
  },
  move: 'Mover',
  duplicate: 'Duplicar',
  keepDates: 'Mantener las fechas',
  noDates: 'Sin fechas',
  delete: 'Eliminar',
  duplicated: { one: '{count} sesión duplicada', other: '{count} sesiones duplicadas' },
  duplicatedSome: {
    one: '{made} de {count} sesión duplicada',
    other: '{made} de {count} sesiones duplicadas',
  },
  notDuplicated: 'No se han podido duplicar las sesiones',
  deleteTitle: { one: 'Eliminar la sesión', other: 'Eliminar las sesiones' },
  deleteText: {
    one: '¿Seguro que quieres eliminar esta sesión? Se queda 30 días en la papelera.',
    other: '¿Seguro que quieres eliminar estas {count} sesiones? Se quedan 30 días en la papelera.',
  },
  andMore: { one: 'y {count} más', other: 'y {count} más' },
  changed: '«{title}» ha cambiado entretanto. No se ha eliminado nada.',
  nothingChanged: 'No se ha cambiado nada. Inténtalo de nuevo.',
  notDeleted: 'No se han podido eliminar las sesiones',
  deleted: { one: 'Sesión eliminada', other: '{count} sesiones eliminadas' },
} as const satisfies Translation<typeof en>;
