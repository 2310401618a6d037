import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  ended: 'Tu inicio de sesión ha caducado',
  endedText: 'Vuelve a iniciar sesión para continuar. Todo lo que has escrito sigue aquí.',
  needed: 'Confirma que eres tú',
  neededText: 'Para proteger tu cuenta, vuelve a iniciar sesión para continuar.',
  signedInAgain: 'Has vuelto a iniciar sesión',
  saveAgain: 'No se ha perdido nada. Vuelve a guardar.',
  notNow: 'Ahora no',
  openSignIn: 'Abrir la página de inicio de sesión',
  email: 'Correo',
  password: 'Contraseña',
  otherWay: 'Iniciar sesión de otra forma',
  signIn: 'Iniciar sesión',
  failed: 'No se ha podido iniciar sesión. Inténtalo de nuevo.',
} as const satisfies Translation<typeof en>;
