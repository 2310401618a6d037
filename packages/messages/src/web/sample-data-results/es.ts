import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  addFailed: 'No se han podido añadir los datos de ejemplo',
  removed: 'Datos de ejemplo quitados',
  removeFailed: 'No se han podido quitar los datos de ejemplo',
} as const satisfies Translation<typeof en>;
