import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  note: 'Este servidor no envía correos: lo que envías solo llega a su bandeja de salida y nadie lo recibe. Pide a quienes lo operan que configuren un servidor de correo, o comparte tú los enlaces.',
  askForLink:
    'Este servidor no envía correos, así que no te llegará ningún enlace. Pide a quienes lo operan un enlace para la contraseña.',
  noOneTold: 'Este servidor no envía correos, así que nadie recibe aviso. Avisa tú.',
  newAddress:
    'Este servidor no envía correos: ningún enlace llegará a la nueva dirección y tu correo seguirá igual. Pide a quienes lo operan que configuren un servidor de correo.',
  kept: {
    one: 'Sin enviar: {count} correo está en la bandeja de salida',
    other: 'Sin enviar: {count} correos están en la bandeja de salida',
  },
  state: 'En la bandeja de salida',
} as const satisfies Translation<typeof en>;
