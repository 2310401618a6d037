import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  title: 'Convención',
  none: 'Ninguna',
  point: 'Punto de encuentro',
  noPoint: 'Sin punto de encuentro',
  unknown: 'Convención desconocida',
  notLoaded: 'No se han podido cargar las convenciones',
} as const satisfies Translation<typeof en>;
