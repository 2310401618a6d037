import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Tu cuenta de Google',
  notLoaded: 'No se ha podido cargar la cuenta',
  disconnect: 'Desconectar',
  disconnectYours: 'Desconectar tu cuenta de Google',
  about:
    'Guarda las hojas de rodaje en tu Drive y las sesiones en tu calendario. Si la desconectas, los documentos y eventos guardados se quedan, pero los eventos ya no se actualizan.',
  none: 'No conectada. Al guardar en tu Google se te pedirá conectarla de nuevo.',
  disconnected: 'Cuenta de Google desconectada',
  notDisconnected: 'No se ha podido desconectar Google. Inténtalo de nuevo.',
} as const satisfies Translation<typeof en>;
