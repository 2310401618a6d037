import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  toNobody: 'El último recordatorio ({moment}) no se envió a nadie.',
  sent: {
    one: 'El último recordatorio ({moment}) se envió a {count} persona.',
    other: 'El último recordatorio ({moment}) se envió a {count} personas.',
  },
  waiting: {
    one: 'El último recordatorio ({moment}) se está enviando a {count} persona.',
    other: 'El último recordatorio ({moment}) se está enviando a {count} personas.',
  },
  sentAndWaiting: {
    one: 'El último recordatorio ({moment}) se envió a {sent} y se está enviando a {count} persona.',
    other:
      'El último recordatorio ({moment}) se envió a {sent} y se está enviando a {count} personas.',
  },
  people: { one: '{count} persona', other: '{count} personas' },
  notSent: 'No se ha podido enviar el correo a {name}.',
  refused: 'El correo a {name} se ha rechazado: {reason}.',
  dropped: {
    one: 'El correo a {names} no se ha enviado.',
    other: 'Los correos a {names} no se han enviado.',
  },
  droppedBecause: {
    one: 'El correo a {names} no se ha enviado: {reason}.',
    other: 'Los correos a {names} no se han enviado: {reason}.',
  },
  late: 'la sesión ya había empezado',
  left: 'ya no participa en la sesión',
  unsubscribed: 'no se desean correos de este equipo',
  mailboxLimit: 'demasiados recordatorios ese día',
  teamLimit: 'el equipo había planificado demasiados recordatorios ese día',
  removedMember: 'Un participante eliminado',
} as const satisfies Translation<typeof en>;
