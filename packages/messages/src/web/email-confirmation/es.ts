import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  checkEmail: 'Revisa tu correo',
  openLink: 'Abre el enlace del correo enviado a {email} y después inicia sesión.',
  noEmail: '¿No ha llegado el correo? Mira en la carpeta de spam o envíalo otra vez.',
  goToSignIn: 'Ir a iniciar sesión',
  sending: 'Enviando…',
  sendAgain: 'Enviar otra vez',
  sentAgain: 'Enviado otra vez',
  checkInbox: 'Revisa tu bandeja de entrada dentro de un minuto.',
  notSent: 'No se ha enviado',
  linkExpired: 'Este enlace ha caducado',
  linkNotValid: 'Este enlace ya no es válido. Inicia sesión para pedir uno nuevo.',
  title: 'Confirma tu correo',
  confirm: 'Confirmar el correo',
  confirming: 'Confirmando…',
  confirmNew: 'Confirma la nueva dirección de tu cuenta.',
  confirmToActivate: 'Confirma tu correo para activar tu cuenta. Después inicia sesión.',
  success: '¡Listo!',
  confirmed: 'Tu correo está confirmado. Inicia sesión.',
  changed: 'Se ha cambiado tu correo',
  useNew: 'Usa la nueva dirección para iniciar sesión.',
  goToProfile: 'Ir a tu perfil',
} as const satisfies Translation<typeof en>;
