import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  theOtherService: 'el otro servicio',
  cancelled: 'Se ha cancelado el inicio de sesión con {provider}. No se ha cambiado nada.',
  expired:
    'Se ha tardado más de diez minutos o se ha empezado en otro navegador. Inténtalo de nuevo.',
  unavailable: 'Ahora no se puede acceder a {provider}. Inténtalo de nuevo dentro de poco.',
  noEmail:
    '{provider} no ha compartido ninguna dirección de correo y Lensemble la necesita. Permítelo allí o regístrate con un correo y una contraseña.',
  signInFirst:
    'Ya existe una cuenta con esta dirección de correo. Inicia sesión como siempre o elige una contraseña nueva. Después podrás conectar {provider} en tu perfil.',
  unconfirmed: 'Revisa tu correo y confirma tu cuenta antes de continuar.',
  signUpsClosed: 'Por ahora no se pueden crear cuentas nuevas aquí.',
  inviteNeeded:
    'Necesitas un código de invitación para crear una cuenta aquí. Introdúcelo primero.',
  badInviteCode: 'Este código de invitación no es válido. Compruébalo e inténtalo de nuevo.',
  connectedElsewhere: 'Esta cuenta de {provider} está conectada a otra cuenta de aquí.',
  otherConnected: 'Esta cuenta ya tiene conectada otra cuenta de {provider}. Desconéctala primero.',
  signedOut: 'Inicia sesión y vuelve a conectar {provider}.',
  tooManyRequests: 'Demasiados intentos. Espera un rato e inténtalo de nuevo.',
  failed: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
} as const satisfies Translation<typeof en>;
