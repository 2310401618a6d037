import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  forgotTitle: 'Contraseña olvidada',
  forgotHeading: '¿Has olvidado la contraseña?',
  enterEmail: 'Introduce tu correo y te enviaremos un enlace para elegir una nueva.',
  sending: 'Enviando…',
  sendLink: 'Enviar enlace',
  backToSignIn: 'Volver a iniciar sesión',
  checkEmail: 'Revisa tu correo',
  sendAgain: 'Enviar otra vez',
  onItsWay:
    'Si {email} tiene una cuenta, un correo con un enlace está en camino. El enlace funciona una sola vez y caduca en una hora.',
  notSent: 'No se ha enviado',
  newPassword: 'Contraseña nueva',
  choose: 'Elige una contraseña nueva',
  saving: 'Guardando…',
  save: 'Guardar la contraseña nueva',
  signsOut: 'Al guardarla se cierra tu sesión en todos los dispositivos.',
  changed: 'Contraseña cambiada',
  signInWithNew: 'Inicia sesión con la nueva.',
  linkExpired: 'Este enlace ha caducado',
  linkNotValid: 'Este enlace ya no es válido. Pide uno nuevo para elegir una contraseña.',
  sendNewLink: 'Enviar un enlace nuevo',
  stillSignedIn: 'Tu contraseña ha cambiado, pero tu sesión sigue abierta en otros dispositivos',
} as const satisfies Translation<typeof en>;
