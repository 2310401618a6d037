import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  emailAddress: 'Dirección de correo',
  newEmail: 'Correo nuevo',
  changeEmail: 'Cambiar correo',
  sending: 'Enviando…',
  emailHint:
    'Enviamos un enlace a la nueva dirección. El cambio se aplica cuando abres el enlace. También avisamos a tu dirección anterior.',
  checkEmail: 'Revisa tu correo',
  linkToNewEmail:
    'Abre el enlace del correo enviado a {email}. Hasta entonces se sigue usando tu dirección anterior.',
  linkNotSent: 'No se ha podido enviar el enlace. Inténtalo de nuevo.',
  password: 'Contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  enterCurrentPassword: 'Introduce tu contraseña actual',
  changePassword: 'Cambiar contraseña',
  changing: 'Cambiando…',
  passwordNotChanged: 'No se ha podido cambiar la contraseña. Inténtalo de nuevo.',
  passwordChanged: 'Contraseña cambiada',
  othersSignedOut: 'Se ha cerrado la sesión en tus otros dispositivos.',
  hostedPassword:
    'Si inicias sesión con contraseña, podemos enviarte un enlace para elegir una nueva.',
  chooseNewPassword: 'Elegir una contraseña nueva',
  waysToSignIn: 'Formas de iniciar sesión',
  listNotLoaded: 'No se ha podido cargar la lista',
  loadingWays: 'Cargando tus formas de iniciar sesión',
  set: 'Establecida',
  notSet: 'Sin establecer',
  setPassword: 'Establecer contraseña',
  linkOnItsWay: 'Un enlace está en camino a {email}.',
  onlyWay: 'Tu única forma de iniciar sesión',
  isConnected: 'Conectado',
  isNotConnected: 'No conectado',
  connect: 'Conectar',
  disconnect: 'Desconectar',
  connectProvider: 'Conectar {provider}',
  disconnectProvider: 'Desconectar {provider}',
  disconnected: '{provider} desconectado',
  notConnected: 'No se ha podido conectar {provider}. Inténtalo de nuevo.',
  notDisconnected: 'No se ha podido desconectar {provider}. Inténtalo de nuevo.',
} as const satisfies Translation<typeof en>;
