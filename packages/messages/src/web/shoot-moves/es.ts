import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  toColumn: 'Movida a «{column}»',
  backToColumn: 'Devuelta a «{column}»',
  toDay: 'Movida al {day}',
  backToDay: 'Devuelta al {day}',
  toNoDate: 'Fecha quitada',
  backToNoDate: 'Fecha quitada de nuevo',
  dayAndTime: '{day}, {time}',
  titleAndNote: '{title}. {note}',
  severalTo: {
    one: '{count} sesión movida a «{column}»',
    other: '{count} sesiones movidas a «{column}»',
  },
  severalBack: {
    one: '{count} sesión devuelta a su sitio',
    other: '{count} sesiones devueltas a su sitio',
  },
  undo: 'Deshacer',
  changedElsewhere: 'Cambiada en otro lugar',
  isInColumn: '«{title}» está ahora en «{column}».',
  isOnDay: '«{title}» es ahora el {day}.',
  isWithoutDate: '«{title}» ya no tiene fecha.',
  error: 'Error',
  gone: 'Esta sesión ya no existe.',
  severalGone: {
    one: 'Una de las sesiones ya no existe.',
    other: '{count} de las sesiones ya no existen.',
  },
  failed: 'No se ha podido actualizar la sesión',
  severalFailed: 'No se han podido actualizar las sesiones',
} as const satisfies Translation<typeof en>;
