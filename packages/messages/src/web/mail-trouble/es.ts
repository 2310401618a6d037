import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  noSuchAddress: 'la dirección no existe',
  switchedOff: 'el buzón está desactivado',
  full: 'el buzón está lleno',
  notAllowed: 'el servidor de correo no permite este correo',
  refused: 'el servidor de correo ha rechazado el correo',
  withStatus: '{reason} ({status})',
  unsubscribed: 'No quiere correos de este equipo',
  emailRefused: 'Correo rechazado: {reason}',
} as const satisfies Translation<typeof en>;
