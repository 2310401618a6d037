import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  description: 'Planificad juntos sesiones de cosplay: equipos, catálogos, hojas de rodaje.',
  failed: 'No se ha podido cargar Lensemble.',
  tryAgain: 'Reintentar',
} as const satisfies Translation<typeof en>;
