import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  cancel: 'Cancelar',
  save: 'Guardar',
  close: 'Cerrar',
  back: 'Atrás',
  tryAgain: 'Intentar de nuevo',
  dismiss: 'Descartar',
  undo: 'Deshacer',
  error: 'Error',
  loading: 'Cargando…',
  layers: 'Menús y sugerencias',
  choose: 'Elegir',
  choices: 'Opciones',
  notifications: 'Notificaciones (F8)',
} as const satisfies Translation<typeof en>;
