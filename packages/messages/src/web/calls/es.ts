import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  error: 'Error',
  notOpened: 'No se ha podido abrir',
  checkConnection: 'Comprueba tu conexión e inténtalo de nuevo.',
  nothingChanged: 'No se ha cambiado nada',
  notSaved: 'No se ha guardado',
  otherAccount:
    'Has iniciado sesión con otra cuenta en otra pestaña. Para guardar esto, inicia sesión allí con la cuenta anterior.',
  stalled: 'La conexión se ha detenido',
} as const satisfies Translation<typeof en>;
