import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  unreachable: 'No se puede acceder a Lensemble. Comprueba tu conexión e inténtalo de nuevo.',
  serviceUnreachable:
    'No se puede acceder al servicio de inicio de sesión. Comprueba tu conexión e inténtalo de nuevo.',
  unknown: 'Algo ha fallado. Inténtalo de nuevo.',
  noSession: 'No se ha recibido ningún inicio de sesión',
  sessionFailed: 'No se ha podido iniciar la sesión',
  sentence: '{text}.',
  withCause: '{text}. {cause}',
  againInSeconds: {
    one: '{sentence} Puedes volver a intentarlo en {count} segundo.',
    other: '{sentence} Puedes volver a intentarlo en {count} segundos.',
  },
  againInMinutes: {
    one: '{sentence} Puedes volver a intentarlo en {count} minuto.',
    other: '{sentence} Puedes volver a intentarlo en {count} minutos.',
  },
  againInHours: {
    one: '{sentence} Puedes volver a intentarlo en {count} hora.',
    other: '{sentence} Puedes volver a intentarlo en {count} horas.',
  },
  confirmationRequired: 'Falta confirmar el correo',
  confirmBefore: 'Revisa tu correo y confirma tu cuenta antes de continuar.',
  linkNotValid: 'Este enlace ya no es válido. Pide uno nuevo.',
  canceled: 'Se ha cancelado el inicio de sesión.',
  notCompleted: 'El inicio de sesión no se ha completado. Inténtalo de nuevo.',
} as const satisfies Translation<typeof en>;
