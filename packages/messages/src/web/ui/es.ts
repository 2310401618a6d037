import type { Translation } from '../../catalog.ts';
import type { en } from './en.ts';

export const es = {
  cancel: 'Cancelar',
  save: 'Guardar',
  close: 'Cerrar',
  dismiss: 'Cerrar',
  layers: 'Menús y sugerencias',
  choose: 'Elegir',
  choices: 'Opciones',
  notifications: 'Notificaciones (F8)',
  routeLoading: 'Cargando',
  replacing: 'Sustituyendo…',
  filterByStatus: 'Filtrar por estado',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana siguiente',
} as const satisfies Translation<typeof en>;
