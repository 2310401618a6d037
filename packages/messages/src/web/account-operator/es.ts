import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Operación de este servidor',
  about:
    'Eres una de las personas que lo operan: cuentas, equipos, correos fallidos y el estado del servidor.',
  open: 'Abrir la página de operación',
  search: 'operador administrar servidor operator admin server',
} as const satisfies Translation<typeof en>;
