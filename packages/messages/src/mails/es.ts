import type { Translation } from '../catalog.ts';
import type { en } from './en.ts';

export const es = {
  invitationSubject: '{inviter} te invita a {team}',
  invitationHeading: 'Únete a {team}',
  invitationText: '{inviter} quiere planificar sesiones de fotos contigo en el equipo «{team}».',
  invitationAbout:
    'Lensemble reúne en un solo lugar las sesiones, el calendario, los participantes, los trajes, el atrezo, el material y las localizaciones del equipo.',
  invitationButton: 'Unirme al equipo',
  invitationExpires: 'El enlace es para una sola persona y caduca en siete días.',
  invitationWhy:
    'Has recibido este correo porque un miembro del equipo ha introducido tu dirección. Si no conoces a nadie del equipo, puedes ignorarlo.',
  confirmationSubject: 'Confirma tu dirección de correo',
  confirmationText:
    'Se ha creado una cuenta de Lensemble con esta dirección. Si has sido tú, confirma la dirección y después inicia sesión. El enlace caduca en dos días.',
  confirmationButton: 'Confirmar la dirección',
  confirmationNotYou:
    'Si no has sido tú, ignora este correo: la cuenta no se puede usar hasta que se confirme la dirección.',
  emailChangeSubject: 'Confirma tu nueva dirección de correo',
  emailChangeText:
    'Esta dirección va a ser la de una cuenta de Lensemble. Si has sido tú, confírmala aquí. El enlace funciona una sola vez y caduca en una hora.',
  emailChangeNotYou: 'Si no has sido tú, ignora este correo: no cambia nada.',
  emailChangedSubject: 'Se ha cambiado tu dirección de correo',
  emailChangedText:
    'La dirección de tu cuenta de Lensemble acaba de cambiar a {email}. A partir de ahora se usa esa dirección para los correos y para iniciar sesión.',
  emailChangedNotYou: 'Si no has sido tú, pide ayuda a quien administra este servidor.',
  addressTakenSubject: 'Ya tienes una cuenta',
  addressTakenText:
    'Alguien ha intentado registrarse en Lensemble con esta dirección, pero ya tiene una cuenta. Si has sido tú, inicia sesión con tu contraseña. Si la has olvidado, elige una nueva aquí. El enlace caduca en una hora.',
  addressTakenNotYou: 'Si no has sido tú, ignora este correo: no se ha cambiado nada.',
  passwordResetSubject: 'Elige una contraseña nueva',
  passwordResetText:
    'Se ha pedido una contraseña nueva para tu cuenta de Lensemble. Si has sido tú, elígela aquí. El enlace funciona una sola vez y caduca en una hora.',
  passwordResetNotYou:
    'Si no has sido tú, ignora este correo: tu contraseña sigue siendo la misma.',
  passwordChangedSubject: 'Se ha cambiado tu contraseña',
  passwordChangedText: 'La contraseña de tu cuenta de Lensemble acaba de cambiar.',
  passwordChangedNotYou:
    'Si no has sido tú, elige ahora una contraseña nueva: abre Lensemble y selecciona «¿Has olvidado la contraseña?» en la página de inicio de sesión.',
  loginConnectedSubject: 'Se ha conectado {provider} a tu cuenta',
  loginConnectedHeading: 'Se ha conectado {provider}',
  loginConnectedText:
    'Ahora puedes iniciar sesión en tu cuenta de Lensemble con {provider}, con la cuenta de {provider} que se acaba de conectar.',
  loginConnectedNotYou:
    'Si no has sido tú, desconecta {provider} ahora en tu perfil y elige una contraseña nueva.',
  twoStepOnSubject: 'Se ha activado el inicio de sesión en dos pasos',
  twoStepOnText:
    'A partir de ahora, para iniciar sesión en tu cuenta de Lensemble también hace falta un código. Se ha cerrado la sesión en tus otros dispositivos.',
  twoStepOffSubject: 'Se ha desactivado el inicio de sesión en dos pasos',
  twoStepOffText:
    'Para iniciar sesión en tu cuenta de Lensemble ya no hace falta un código. Los códigos de recuperación ya no son válidos.',
  recoveryCodesRenewedSubject: 'Se han sustituido tus códigos de recuperación',
  recoveryCodesRenewedText:
    'Tu cuenta de Lensemble tiene códigos de recuperación nuevos. Los anteriores ya no son válidos.',
  recoveryCodeUsedSubject: 'Se ha usado un código de recuperación para iniciar sesión',
  recoveryCodeUsedText: {
    one: 'Se acaba de usar un código de recuperación para iniciar sesión en tu cuenta de Lensemble. Queda {count} código de recuperación. Puedes crear códigos nuevos en tu perfil.',
    other:
      'Se acaba de usar un código de recuperación para iniciar sesión en tu cuenta de Lensemble. Quedan {count} códigos de recuperación. Puedes crear códigos nuevos en tu perfil.',
  },
  passkeyAddedSubject: 'Se ha añadido una llave de acceso a tu cuenta',
  passkeyAddedText:
    'Ahora puedes iniciar sesión en tu cuenta de Lensemble con una llave de acceso nueva.',
  passkeyRemovedSubject: 'Se ha quitado una llave de acceso de tu cuenta',
  passkeyRemovedText: 'Se ha quitado una llave de acceso. Ya no sirve para iniciar sesión.',
  signInChangedNotYou:
    'Si no has sido tú, revisa ahora «Inicio de sesión y seguridad» en tu perfil, elige una contraseña nueva y cierra la sesión en tus otros dispositivos.',
  exportReadySubject: 'La exportación de {team} está lista',
  exportReadyHeading: 'Tu exportación está lista',
  exportReadyText:
    'El archivo contiene todo lo que tiene el equipo «{team}». Puedes descargarlo en tu perfil, en la sección «Datos del equipo», durante {days} días.',
  exportReadyNotYou:
    'Si no la has pedido tú, cambia tu contraseña y revisa dónde tienes la sesión abierta.',
  openLensemble: 'Abrir Lensemble',
  openProfile: 'Abrir tu perfil',
  orOpen: 'O abre esta dirección:',
  sentForTeam: 'Enviado en nombre del equipo «{team}».',
  repliesGoTo: 'Las respuestas llegan a {name}.',
  linkLabel: '{label}:',
  stopEmails: 'No quiero recibir más correos como este',
} as const satisfies Translation<typeof en>;
