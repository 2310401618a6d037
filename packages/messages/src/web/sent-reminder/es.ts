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
  notSent: 'No se pudo enviar el correo a {name}.',
  refused: 'El correo a {name} fue rechazado: {reason}.',
  dropped: {
    one: 'El correo a {names} no se envió.',
    other: 'Los correos a {names} no se enviaron.',
  },
  droppedBecause: {
    one: 'El correo a {names} no se envió: {reason}.',
    other: 'Los correos a {names} no se enviaron: {reason}.',
  },
  late: 'la sesión ya había empezado',
  left: 'ya no participa en la sesión',
  unsubscribed: 'no se desean correos de este equipo',
  mailboxLimit: 'demasiados recordatorios ese día',
  teamLimit: 'el equipo había planeado demasiados recordatorios ese día',
  removedMember: 'Un participante eliminado',
} as const satisfies Translation<typeof en>;
